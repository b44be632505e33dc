import type { Turn } from './board.ts'
import { ANY, COMBAT, DUAL_ONLY, GLIDE, MELEE_ONLY, MOVE, RANGED_ONLY, SEARCH } from './budgets.ts'
import type { Powers } from './skills/powers.ts'

/**
 * What a kind of action may be paid with, the narrowest first: an action that is free for one purpose is lost if it is
 * not used for it, so it is never better to keep it.
 */
export const PAYS = {
  move: [GLIDE, MOVE, ANY],
  search: [SEARCH, ANY],
  melee: [MELEE_ONLY, COMBAT, ANY],
  ranged: [RANGED_ONLY, COMBAT, ANY],
  dualMelee: [DUAL_ONLY, MELEE_ONLY, COMBAT, ANY],
  dualRanged: [DUAL_ONLY, RANGED_ONLY, COMBAT, ANY],
  other: [ANY],
} as const

export type Pays = readonly number[]

/** Actions left in one budget. A turn that was given away has nothing but the gift. */
export function leftIn(turn: Turn, powers: Powers, budget: number): number {
  // Powers have places for the budgets of every game, and for others where a skill gives some.
  const own = turn.gift < 0 ? (powers.budget[budget] ?? 0) : turn.gift === budget ? 1 : 0
  return own - (turn.spent[budget] as number)
}

/** Actions left for a purpose. */
export function leftFor(turn: Turn, powers: Powers, pays: Pays): number {
  let left = 0
  for (let index = 0; index < pays.length; index++)
    left += Math.max(0, leftIn(turn, powers, pays[index] as number))
  return left
}

/** How so many actions are paid: budget, amount, budget, amount, ... */
export function payment(turn: Turn, powers: Powers, pays: Pays, cost: number): number[] {
  const paid: number[] = []
  let rest = cost
  for (let index = 0; index < pays.length && rest > 0; index++) {
    const budget = pays[index] as number
    const amount = Math.min(rest, leftIn(turn, powers, budget))
    if (amount <= 0) continue
    paid.push(budget, amount)
    rest -= amount
  }
  return paid
}

export function didOnce(turn: Turn, what: string): boolean {
  return turn.once.includes(what)
}
