import type { FirstPick, ZonesChoiceOf } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { AnswerButton } from './answer-button.tsx'
import { useDeciding } from './deciding.ts'
import { QuestionHead } from './question-head.tsx'

/** Which seat begins: each with its people. */
export function FirstPanel({ choice }: { readonly choice: ZonesChoiceOf<'first'> }) {
  const { table, board, skin } = useDeciding()
  const { tell } = useWords()
  const picks = table.store.picks(choice) as readonly FirstPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => (
          <li key={pick.seat}>
            <AnswerButton choice={choice} pick={pick}>
              <span className="person-line">
                {board.people.flatMap(({ id, seat }) =>
                  seat === pick.seat ? [<skin.Person key={id} survivor={id} size={34} />] : [],
                )}
                <b>{tell(tellSeat(table.session, pick.seat))}</b>
              </span>
            </AnswerButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A question of which pair is played, as far as it is shown. */
export interface PairsChoice {
  readonly id: number
  readonly lane: number
  readonly seat: 'team'
  readonly kind: 'keep'
  readonly pairs: readonly (readonly string[])[]
}

interface PairPick {
  readonly do: 'keep'
  readonly pair: number
}

/** Which pairs are played; the others wait as companions. */
export function KeepPanel({ choice }: { readonly choice: PairsChoice }) {
  const { table, skin } = useDeciding()
  const { name } = useWords()
  const picks = table.store.picks(choice) as readonly PairPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => {
          const pair = choice.pairs[pick.pair] ?? []
          return (
            <li key={pick.pair}>
              <AnswerButton choice={choice} pick={pick}>
                <span className="person-line">
                  {pair.map((id) => (
                    <skin.Person key={id} survivor={id} size={40} />
                  ))}
                  <b>{pair.map((id) => name('survivor', id, 'name')).join(', ')}</b>
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
