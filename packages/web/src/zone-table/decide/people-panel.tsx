import { type Game, has } from '@graveshift/kernel'
import { fullHealth, NONE, personAt, wouldFall, type ZonesChoiceOf, type ZonesPick } from '@graveshift/zones'
import type { CompanionChoice, CompanionPick } from '@graveshift/zones/missions'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Health } from '../cards/health.tsx'
import { AnswerButton } from './answer-button.tsx'
import { type BoardOffer, useBoardOffer, useDeciding } from './deciding.ts'
import { QuestionHead } from './question-head.tsx'

type PersonPick = Extract<ZonesPick, { readonly person: number }>

const isWound = (choice: Game['choice']): choice is ZonesChoiceOf<'wound'> => choice.kind === 'wound'

interface Props {
  readonly choice: Game['choice']
  readonly children?: ReactNode
}

/** One of several people: by a button, or by a press on its figure. */
export function PeoplePanel({ choice, children }: Props) {
  const { table, kit, board, confirm } = useDeciding()
  const { say, name } = useWords()
  const { store, submit } = table
  const picks = useMemo(
    () => store.picks(choice).flatMap((pick) => (has(pick, 'person') ? [pick as PersonPick] : [])),
    [store, choice],
  )
  const falls = (person: number): boolean => isWound(choice) && wouldFall(kit, board, person, choice)
  const offer: BoardOffer = useMemo(
    () => ({
      marks: {
        offered: [...new Set(picks.map(({ person }) => personAt(board, person).zone))].filter(
          (zone) => zone !== NONE,
        ),
        ...(isWound(choice) && {
          hurting: new Map(picks.map(({ person }) => [personAt(board, person).id, choice.amount])),
        }),
      },
      press(target) {
        const pick =
          target.at === 'person'
            ? picks.find(({ person }) => personAt(board, person).id === target.person)
            : undefined
        if (!pick) return false
        if (isWound(choice) && wouldFall(kit, board, pick.person, choice)) confirm(pick)
        else submit(pick)
        return true
      },
    }),
    [picks, board, kit, choice, confirm, submit],
  )
  useBoardOffer(offer)
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      {children}
      <ul className={choice.kind === 'wound' ? 'answers' : 'answers in-pairs'}>
        {picks.map((pick) => {
          const who = personAt(board, pick.person)
          const would = falls(pick.person)
          return (
            <li key={pick.person}>
              <AnswerButton
                choice={choice}
                pick={pick}
                guard={would ? 'always' : 'never'}
                kind={would ? 'danger' : 'plain'}
                again={say('zone.decide.falls.again')}
              >
                <PersonLine person={pick.person}>
                  <Health now={who.health} most={Math.max(who.health, fullHealth(kit, board, pick.person))} />
                </PersonLine>
                {would && (
                  <small>{say('zone.decide.falls', { person: name('survivor', who.id, 'name') })}</small>
                )}
              </AnswerButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Somebody with its face. */
export function PersonLine({ person, children }: { readonly person: number; readonly children?: ReactNode }) {
  const { board, skin } = useDeciding()
  const { name } = useWords()
  const who = personAt(board, person)
  return (
    <span className="person-line">
      <skin.Person survivor={who.id} size={40} />
      <span>
        <b>{name('survivor', who.id, 'name')}</b>
        {children}
      </span>
    </span>
  )
}

export const DealPanel = ({ choice }: { readonly choice: ZonesChoiceOf<'deal'> }) => (
  <PeoplePanel choice={choice} />
)

export const ActivatePanel = ({ choice }: { readonly choice: ZonesChoiceOf<'activate'> }) => (
  <PeoplePanel choice={choice} />
)

/** Who takes a wound; whoever would fall by it is asked back. */
export function WoundPanel({ choice }: { readonly choice: ZonesChoiceOf<'wound'> }) {
  const { kit, skin } = useDeciding()
  const kind = kit.kinds[choice.zombie]
  return (
    <PeoplePanel choice={choice}>
      {kind && (
        <p className="wound-source" aria-hidden="true">
          <skin.Zombie kind={kind.id} size={56} />
          <b>×{choice.left}</b>
        </p>
      )}
    </PeoplePanel>
  )
}

/** Which companion waits at a spot of the mission. */
export function CompanionPanel({ choice }: { readonly choice: CompanionChoice }) {
  const { table, skin } = useDeciding()
  const { name } = useWords()
  const offer = useMemo(() => ({ marks: { offered: [choice.zone] }, press: () => false }), [choice.zone])
  useBoardOffer(offer)
  const picks = table.store.picks(choice) as readonly CompanionPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => (
          <li key={pick.id}>
            <AnswerButton choice={choice} pick={pick}>
              <span className="person-line">
                <skin.Person survivor={pick.id} size={40} />
                <b>{name('survivor', pick.id, 'name')}</b>
              </span>
            </AnswerButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
