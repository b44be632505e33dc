import type { Skill } from './skill.ts'

/** Z2-SKL-05: the maximum only. */
export const plusRange: Skill = {
  id: 'plus-range',
  grant(powers) {
    powers.maxRange += 1
  },
}
