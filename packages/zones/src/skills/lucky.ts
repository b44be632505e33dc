import type { Skill } from './skill.ts'

/** Z2-SKL-11: two of them are two re-rolls (Z2-RUL-48). */
export const lucky: Skill = {
  id: 'lucky',
  grant(powers) {
    powers.lucky += 1
  },
}
