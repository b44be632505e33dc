import type { Skill } from './skill.ts'

/** Z2-SKL-40 */
export const hoard: Skill = {
  id: 'hoard',
  grant(powers) {
    powers.room.pack += 2
  },
}
