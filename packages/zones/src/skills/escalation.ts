import { MELEE, RANGED } from '../content/types.ts'
import type { Skill } from './skill.ts'

/** Z2-SKL-34: a die more for each action of the kind in a row; melee and ranged actions are both combat actions. */
export const escalation: readonly Skill[] = [
  {
    id: 'escalation-combat',
    grant(powers) {
      powers.escalates += 1
    },
  },
  {
    id: 'escalation-melee',
    grant(powers) {
      powers.escalation[MELEE] += 1
    },
  },
  {
    id: 'escalation-ranged',
    grant(powers) {
      powers.escalation[RANGED] += 1
    },
  },
]
