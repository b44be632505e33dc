import type { Skill } from './skill.ts'

/** Z2-SKL-62: the first wound of each attack step and of each friendly fire is ignored. */
export const tough: Skill = {
  id: 'tough',
  grant(powers) {
    powers.firstWoundIgnoredBy = 'tough'
  },
}
