import type { Skill } from './skill.ts'

/** Z2-SKL-48 */
export const pointBlank: Skill = {
  id: 'point-blank',
  grant(powers) {
    powers.pointBlank = true
  },
}
