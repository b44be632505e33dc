import { nth } from '@graveshift/kernel'
import {
  ANY,
  cannotPay,
  currentTurn,
  type Evolver,
  emit,
  NONE,
  PAYS,
  POLICY,
  plainAction,
  type ZonesBoard,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

/** Bonus actions of the campaign: each once a mission, any action, taken when its owner says so (GG-CMP-04). */
export interface BonusBoard extends ZonesBoard {
  /** How many each still has, by person; whoever is not listed has none. Never changed in place. */
  bonus: readonly number[]
}

export interface BonusEvent {
  readonly type: 'bonusTaken'
  readonly person: number
}

export const BONUS_EVOLVERS: { readonly bonusTaken: Evolver<WesternKit, Board, BonusEvent> } = {
  bonusTaken(_kit, board, { person }) {
    board.bonus = board.bonus.with(person, nth(board.bonus, person) - 1)
    const turn = nth(board.turns, board.turns.length - 1)
    turn.spent = turn.spent.with(ANY, nth(turn.spent, ANY) - 1)
  },
}

const WHY = PEOPLE_REFUSALS.bonus

/** One action more in the own turn, out of those kept in reserve (GG-RUL-38). */
export const bonusAction = plainAction<Western, WesternKit>('bonus', {
  bots: {
    atSight: -40,
    // It is there for whoever cannot get away otherwise.
    worth: (_kit, { left, stay }) => (left === 0 && stay >= POLICY.wound ? stay : -1),
  },
  check(kit, board, person) {
    if ((board.bonus[person] ?? 0) === 0) return WHY['no-bonus-left']
    if (currentTurn(board)?.gift !== NONE) return WHY['not-your-survivor']
    return cannotPay(kit, board, person, PAYS.other, 0, WHY['not-your-survivor'])
  },
  perform(kit, table, person) {
    emit(kit, table, { type: 'bonusTaken', person })
  },
})
