import { MELEE } from '../content/types.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-58 */
export const superStrength: Skill = {
  id: 'super-strength',
  grant(powers) {
    powers.damageFloor[MELEE] = 3
  },
}
