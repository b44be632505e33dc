import { type ChoiceRule, doOf, integerIn } from '@graveshift/kernel'
import type { FirstPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'

const pick = (seat: number): FirstPick => ({ do: 'first', seat })

/** Nobody holds the card that makes its bearer begin: the team chooses who begins (Z2-RUL-27). */
export const firstChoice = (kit: Kit): ChoiceRule<Zones, ZonesChoiceOf<'first'>, FirstPick> => ({
  list: (board) => Array.from({ length: kit.seats(board) }, (_, seat) => pick(seat)),
  sample: (board, _choice, random) => pick(random.below(kit.seats(board))),
  check(board, _choice, { do: what, seat }) {
    if (what !== 'first') return NOT_AN_ANSWER
    return seat >= 0 && seat < kit.seats(board) ? undefined : kit.refusals.first['no-such-seat']
  },
  forced: (board) => (kit.seats(board) === 1 ? pick(0) : undefined),
  parse(_board, _choice, raw) {
    const seat = integerIn(raw, 'seat')
    return doOf(raw) === 'first' && seat !== undefined ? pick(seat) : NOT_AN_ANSWER
  },
  show: (_board, _choice, { seat }) => ({ do: 'first', seat }),
  answer(table, _frame, _choice, { seat }) {
    table.emit({ type: 'firstPlayer', seat })
  },
})
