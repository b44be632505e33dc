import { type ChoiceRule, doOf, integerIn, nth, textIn } from '@graveshift/kernel'
import type { ChoiceOf, DealPick, GearUp } from '../game.ts'
import { refuse } from '../refusals.ts'
import { seatCount } from '../seats.ts'
import { NOT_AN_ANSWER } from './parse.ts'

/** The team deals the zombies turned up, one by one, in any order, to any street (GU-SPW-03). */
export const dealChoice: ChoiceRule<GearUp, ChoiceOf<'deal'>> = {
  list(board) {
    // Alone there is one street, and the order of dealing changes nothing.
    const cards = seatCount(board) === 1 ? board.tray.slice(0, 1) : board.tray
    const picks: DealPick[] = []
    for (const card of cards)
      for (let seat = 0; seat < seatCount(board); seat++) picks.push({ do: 'deal', card, seat })
    return picks
  },
  sample: (board, _choice, random) => ({
    do: 'deal',
    card: board.tray[seatCount(board) === 1 ? 0 : random.below(board.tray.length)] as string,
    seat: random.below(seatCount(board)),
  }),
  check(board, _choice, pick) {
    if (pick.do !== 'deal') return NOT_AN_ANSWER
    if (!board.tray.includes(pick.card)) return refuse('not-in-tray', 'GU-SPW-03')
    return pick.seat >= 0 && pick.seat < seatCount(board) ? undefined : refuse('no-such-seat', 'GU-SPW-03')
  },
  forced: (board) => (seatCount(board) === 1 ? { do: 'deal', card: nth(board.tray, 0), seat: 0 } : undefined),
  parse(_board, _choice, raw) {
    const card = textIn(raw, 'card')
    const seat = integerIn(raw, 'seat')
    return doOf(raw) === 'deal' && card !== undefined && seat !== undefined
      ? { do: 'deal', card, seat }
      : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'deal' ? { do: 'deal', card: pick.card, seat: pick.seat } : { do: pick.do },
  answer(table, _frame, _choice, pick) {
    if (pick.do === 'deal')
      table.emit({ type: 'zombieDealt', card: pick.card, seat: pick.seat, zombie: table.board.drawn + 1 })
  },
}
