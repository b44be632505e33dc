import { MELEE, RANGED } from '../content/types.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-07 */
export const ambidextrous: Skill = {
  id: 'ambidextrous',
  grant(powers) {
    powers.asDual[MELEE] = true
    powers.asDual[RANGED] = true
  },
}

/** Z2-SKL-38 */
export const gunslinger: Skill = {
  id: 'gunslinger',
  grant(powers) {
    powers.asDual[RANGED] = true
  },
}

/** Z2-SKL-59 */
export const swordmaster: Skill = {
  id: 'swordmaster',
  grant(powers) {
    powers.asDual[MELEE] = true
  },
}
