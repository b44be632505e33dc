import './attack.css'
import './dice.css'
import {
  canKill,
  type HitPick,
  kindOf,
  personAt,
  type ZonesChoiceOf,
  zombiesOf,
  zoneName,
} from '@graveshift/zones'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { AnswerButton } from '../decide/answer-button.tsx'
import { type BoardOffer, useBoardOffer, useDeciding } from '../decide/deciding.ts'
import { QuestionHead } from '../decide/question-head.tsx'
import { AttackSteps } from './steps.tsx'

/** Hits given to zombies: a hit is taken up, then the zombie it goes to is pressed, here or on the board. */
export function HitPanel({ choice }: { readonly choice: ZonesChoiceOf<'hit'> }) {
  const { table, kit, board, skin } = useDeciding()
  const { say, name } = useWords()
  const { store, submit } = table
  const picks = useMemo(() => store.picks(choice) as readonly HitPick[], [store, choice])
  const damages = [...new Set(choice.hits)].filter((damage) => picks.some((pick) => pick.damage === damage))
  const [wish, setWish] = useState<number>()
  const damage = damages.find((each) => each === wish) ?? damages[0]
  const able = picks.filter((pick) => pick.damage === damage)
  const offer: BoardOffer = useMemo(
    () => ({
      marks: { offered: [choice.zone] },
      press(target) {
        if (target.at !== 'zombies' || target.zone !== choice.zone) return false
        const kind = kindOf(kit, target.kind)
        const pick = picks.find((each) => each.kind === kind && each.damage === damage && !each.reap)
        if (pick) submit(pick)
        return pick !== undefined
      },
    }),
    [choice.zone, kit, picks, damage, submit],
  )
  useBoardOffer(offer)
  const who = name('survivor', personAt(board, choice.person).id, 'name')
  return (
    <section className="decide attack">
      <QuestionHead
        choice={choice}
        person={choice.person}
        title={say('zone.attack.on', { person: who, zone: zoneName(kit.map, choice.zone) })}
      />
      <AttackSteps now="hits" />
      {damages.length > 1 && (
        <fieldset className="hit-dice">
          <legend>{say('zone.attack.which')}</legend>
          {damages.map((each) => (
            <button key={each} type="button" aria-pressed={each === damage} onClick={() => setWish(each)}>
              {say('zone.attack.hits', {
                damage: each,
                count: choice.hits.filter((hit) => hit === each).length,
              })}
            </button>
          ))}
        </fieldset>
      )}
      {damages.length === 1 && damage !== undefined && (
        <p className="fine">{say('zone.attack.hits', { damage, count: choice.hits.length })}</p>
      )}
      <ul className="answers">
        {able.map((pick) => {
          const kind = kit.kinds[pick.kind]
          const falls = canKill(kit, pick.kind, pick.damage)
          return (
            <li key={`${pick.kind} ${pick.reap}`}>
              <AnswerButton choice={choice} pick={pick} kind={falls ? 'plain' : 'danger'}>
                <span className="person-line">
                  <skin.Zombie kind={kind?.id ?? ''} size={44} />
                  <b>{name('zombie', kind?.id ?? '', 'name')}</b>
                  <span className="fine">×{zombiesOf(kit, board, choice.zone, pick.kind)}</span>
                  <small>
                    {pick.reap
                      ? say('zone.attack.reap')
                      : falls
                        ? say('zone.attack.fells')
                        : say('zone.attack.absorbs')}
                  </small>
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
      {!choice.free && <p className="fine">{say('zone.attack.order')}</p>}
    </section>
  )
}
