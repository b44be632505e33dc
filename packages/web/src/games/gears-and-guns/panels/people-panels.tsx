import { has } from '@graveshift/kernel'
import { personAt, zoneName } from '@graveshift/zones'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { AnswerButton } from '../../../zone-table/decide/answer-button.tsx'
import { type BoardOffer, useBoardOffer, useDeciding } from '../../../zone-table/decide/deciding.ts'
import { PeoplePanel, PersonLine } from '../../../zone-table/decide/people-panel.tsx'
import { QuestionHead } from '../../../zone-table/decide/question-head.tsx'
import type { WesternPickOf, WesternQuestion } from './choices.ts'

export const ReceiverPanel = ({ choice }: WesternQuestion<'receiver'>) => <PeoplePanel choice={choice} />

/** Which kind of zombie's wound somebody tough does not feel. */
export function ShrugPanel({ choice }: WesternQuestion<'shrug'>) {
  const { table, kit, skin } = useDeciding()
  const { name } = useWords()
  const picks = table.store.picks(choice) as readonly WesternPickOf<'shrug'>[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} person={choice.person} />
      <ul className="answers in-pairs">
        {picks.map((pick) => {
          const kind = kit.kinds[pick.zombie]?.id ?? ''
          return (
            <li key={pick.zombie}>
              <AnswerButton choice={choice} pick={pick}>
                <span className="person-line">
                  <skin.Zombie kind={kind} size={44} />
                  <b>{name('zombie', kind, 'name')}</b>
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Which companion shoots, and where; pressed on the board, a zone is shot at by the first who can. */
export function ShotPanel({ choice }: WesternQuestion<'shot'>) {
  const { table, kit } = useDeciding()
  const { store, submit } = table
  const picks = useMemo(() => store.picks(choice) as readonly WesternPickOf<'shot'>[], [store, choice])
  const offer: BoardOffer = useMemo(
    () => ({
      marks: { offered: [...new Set(picks.map(({ zone }) => zone))] },
      press(target) {
        const pick = target.at === 'door' ? undefined : picks.find(({ zone }) => zone === target.zone)
        if (pick) submit(pick)
        return pick !== undefined
      },
    }),
    [picks, submit],
  )
  useBoardOffer(offer)
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => (
          <li key={`${pick.companion} ${pick.zone}`}>
            <AnswerButton choice={choice} pick={pick}>
              <PersonLine person={pick.companion}>
                <span>{zoneName(kit.map, pick.zone)}</span>
              </PersonLine>
            </AnswerButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A milestone of a campaign: a bonus action, or a skill for good, each with what it does. */
export function RewardPanel({ choice }: WesternQuestion<'reward'>) {
  const { table, board } = useDeciding()
  const { name, say } = useWords()
  const picks = table.store.picks(choice) as readonly WesternPickOf<'bonus-action' | 'skill' | 'later'>[]
  const who = personAt(board, choice.person).id
  return (
    <section className="decide">
      <QuestionHead choice={choice} person={choice.person} title={name('survivor', who, 'name')} />
      <ul className="answers">
        {picks.map((pick) =>
          pick.do === 'later' ? null : (
            <li key={JSON.stringify(pick)}>
              <AnswerButton choice={choice} pick={pick}>
                {pick.do === 'skill' && has(pick, 'skill') ? (
                  <span>
                    <b>{name('skill', String(pick.skill), 'name')}</b>
                    <small>{name('skill', String(pick.skill), 'text')}</small>
                  </span>
                ) : (
                  <span>
                    <b>{name('reward', 'bonus-action')}</b>
                    <small>{say('town.bonus.about')}</small>
                  </span>
                )}
              </AnswerButton>
            </li>
          ),
        )}
      </ul>
      {choice.mayWait && (
        <footer className="decide-foot">
          <AnswerButton choice={choice} pick={{ do: 'later' }}>
            {name('pick', 'later')}
          </AnswerButton>
        </footer>
      )}
    </section>
  )
}
