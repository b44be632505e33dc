import { COMBAT, MELEE_ONLY, MOVE, RANGED_ONLY, SEARCH } from '../budgets.ts'
import type { Skill } from './skill.ts'

const FREE = { combat: COMBAT, melee: MELEE_ONLY, move: MOVE, ranged: RANGED_ONLY, search: SEARCH }

/** Z2-SKL-04: one more action a turn, of one kind only. */
export const freeActions: readonly Skill[] = Object.entries(FREE).map(([kind, budget]) => ({
  id: `free-${kind}`,
  grant(powers) {
    powers.budget[budget] = (powers.budget[budget] ?? 0) + 1
  },
}))
