import type { Skill } from './skill.ts'

/** Z2-SKL-18: as a skill for all ranged actions, on a card for those made with it (Z2-EQP-10). */
export const sniper: Skill = {
  id: 'sniper',
  grant(powers) {
    powers.sniper = true
  },
}
