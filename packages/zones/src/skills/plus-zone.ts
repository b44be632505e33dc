import type { Skill } from './skill.ts'

/** Z2-SKL-20 */
export const plusZone: Skill = {
  id: 'plus-zone',
  grant(powers) {
    powers.stride += 1
  },
}
