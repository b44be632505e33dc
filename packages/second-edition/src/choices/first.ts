import type { ChoiceRule } from '@graveshift/kernel'
import { doOf, integer } from '@graveshift/zones'
import type { ChoiceOf, FirstPick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import { seatCount } from '../seats.ts'

const pick = (seat: number): FirstPick => ({ do: 'first', seat })

/** Nobody was dealt the Fire Axe: the team chooses who begins (Z2-RUL-27). */
export const firstChoice: ChoiceRule<SecondEdition, ChoiceOf<'first'>, FirstPick> = {
  list: (board) => Array.from({ length: seatCount(board) }, (_, seat) => pick(seat)),
  sample: (board, _choice, random) => pick(random.below(seatCount(board))),
  check(board, _choice, { do: what, seat }) {
    if (what !== 'first') return NOT_AN_ANSWER
    return seat >= 0 && seat < seatCount(board) ? undefined : refuse('no-such-seat', 'Z2-SET-07')
  },
  forced: (board) => (seatCount(board) === 1 ? pick(0) : undefined),
  parse(_board, _choice, raw) {
    const seat = integer(raw, 'seat')
    return doOf(raw) === 'first' && seat !== undefined ? pick(seat) : NOT_AN_ANSWER
  },
  show: (_board, _choice, { seat }) => ({ do: 'first', seat }),
  answer(table, _frame, _choice, { seat }) {
    table.emit({ type: 'firstPlayer', seat })
  },
}
