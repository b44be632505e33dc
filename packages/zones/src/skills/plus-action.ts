import { ANY } from '../budgets.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-01: one more action of any type. */
export const plusAction: Skill = {
  id: 'plus-action',
  grant(powers) {
    powers.budget[ANY] = (powers.budget[ANY] ?? 0) + 1
  },
}
