import { MELEE, RANGED } from '../content/types.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-23 */
export const barbarian: Skill = {
  id: 'barbarian',
  grant(powers) {
    powers.crowd[MELEE] = true
  },
}

/** Z2-SKL-37 */
export const fullAuto: Skill = {
  id: 'full-auto',
  grant(powers) {
    powers.crowd[RANGED] = true
  },
}
