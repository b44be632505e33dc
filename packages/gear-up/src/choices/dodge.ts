import { type ChoiceRule, doOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { ChoiceOf, DodgePick, GearUp } from '../game.ts'
import { DODGED_DAMAGE, harm } from '../harm.ts'
import { refuse } from '../refusals.ts'
import { owned, seatBoard } from '../seats.ts'
import { NOT_AN_ANSWER } from './parse.ts'

const DODGE: DodgePick = { do: 'dodge' }
const ENDURE: DodgePick = { do: 'endure' }

/** Enduring would kill although one armor saves: then it is not offered (R39). */
function isDeadly(board: Board, seat: number): boolean {
  const { armor, health } = seatBoard(board, seat)
  return DODGED_DAMAGE - Math.min(owned(armor), DODGED_DAMAGE) >= health
}

/** The 2-damage skill: one owned armor instead of both points, or take them (GU-BOS-16). */
export const dodgeChoice: ChoiceRule<GearUp, ChoiceOf<'dodge'>> = {
  list: (board, { seat }) => (isDeadly(board, seat) ? [DODGE] : [DODGE, ENDURE]),
  sample: (board, { seat }, random) => (isDeadly(board, seat) || random.below(4) > 0 ? DODGE : ENDURE),
  check(board, { seat }, pick) {
    if (pick.do === 'dodge') return undefined
    if (pick.do !== 'endure') return NOT_AN_ANSWER
    return isDeadly(board, seat) ? refuse('armor-saves-life', 'GU-WLK-07', { least: 1 }) : undefined
  },
  forced: (board, { seat }) => (isDeadly(board, seat) ? DODGE : undefined),
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    return what === 'dodge' ? DODGE : what === 'endure' ? ENDURE : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ do: pick.do }),
  answer(table, _frame, { seat }, pick) {
    if (pick.do === 'endure') harm(table, seat, DODGED_DAMAGE, 'boss-skill')
    else table.emit({ type: 'suffered', seat, armor: 1, health: 0, from: 'boss-skill' })
  },
}
