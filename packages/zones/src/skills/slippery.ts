import type { Skill } from './skill.ts'

/** Z2-SKL-17 */
export const slippery: Skill = {
  id: 'slippery',
  grant(powers) {
    powers.slippery = true
  },
}
