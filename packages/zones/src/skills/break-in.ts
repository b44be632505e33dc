import { DOOR } from './powers.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-27: doors without card or noise, and a free action for one. */
export const breakIn: Skill = {
  id: 'break-in',
  grant(powers) {
    powers.opensBareHanded = true
    powers.budget[DOOR] = (powers.budget[DOOR] ?? 0) + 1
  },
}
