import { type ChoiceRule, doOf, integerIn } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { ArmorPick, ChoiceOf, GearUp } from '../game.ts'
import { suffer } from '../harm.ts'
import { refuse } from '../refusals.ts'
import { owned, seatBoard } from '../seats.ts'
import { NOT_AN_ANSWER } from './parse.ts'

type Armor = ChoiceOf<'armor'>

/** How much armor may meet this damage. Where armor can save the life, at least so much is used (R39). */
export function armorRange(board: Board, seat: number, damage: number): { least: number; most: number } {
  const { armor, health } = seatBoard(board, seat)
  const most = Math.min(owned(armor), damage)
  const deadly = damage - most >= health
  return { least: deadly ? most : Math.max(0, damage - health + 1), most }
}

/** How many points of damage owned armor absorbs (GU-WLK-02, GU-WLK-07). */
export const armorChoice: ChoiceRule<GearUp, Armor> = {
  list(board, { seat, damage }) {
    const { least, most } = armorRange(board, seat, damage)
    const picks: ArmorPick[] = []
    for (let amount = most; amount >= least; amount--) picks.push({ do: 'armor', amount })
    return picks
  },
  sample(board, { seat, damage }, random) {
    const { least, most } = armorRange(board, seat, damage)
    return { do: 'armor', amount: least + random.below(most - least + 1) }
  },
  check(board, { seat, damage }, pick) {
    if (pick.do !== 'armor') return NOT_AN_ANSWER
    const { least, most } = armorRange(board, seat, damage)
    if (pick.amount > most) return refuse('too-much-armor', 'GU-WLK-07', { most })
    if (pick.amount < least) return refuse('armor-saves-life', 'GU-WLK-07', { least })
    return undefined
  },
  forced(board, { seat, damage }) {
    const { least, most } = armorRange(board, seat, damage)
    return least === most ? { do: 'armor', amount: most } : undefined
  },
  parse(_board, _choice, raw) {
    const amount = integerIn(raw, 'amount')
    return doOf(raw) === 'armor' && amount !== undefined && amount >= 0
      ? { do: 'armor', amount }
      : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'armor' ? { do: 'armor', amount: pick.amount } : { do: pick.do },
  answer(table, _frame, { seat, damage, from }, pick) {
    if (pick.do === 'armor') suffer(table, seat, damage, pick.amount, from)
  },
}
