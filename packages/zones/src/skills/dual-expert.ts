import { DUAL_ONLY } from '../budgets.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-33: a free combat action, only with two weapons at once. */
export const dualExpert: Skill = {
  id: 'dual-expert',
  grant(powers) {
    powers.budget[DUAL_ONLY] = (powers.budget[DUAL_ONLY] ?? 0) + 1
  },
}
