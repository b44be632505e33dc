import { MELEE, RANGED } from '../content/types.ts'
import type { ByMode, Powers } from './powers.ts'
import type { Skill } from './skill.ts'

const KINDS = { combat: [MELEE, RANGED], melee: [MELEE], ranged: [RANGED] } as const

type Numbers = 'die' | 'plus' | 'damage' | 'sixDie' | 'sixDamage' | 'reaps'

/** The three forms of a skill that adds one to something in combat, in melee or in ranged attacks only. */
export function eachMode(prefix: string, what: Numbers): Skill[] {
  return Object.entries(KINDS).map(([kind, modes]) => ({
    id: `${prefix}-${kind}`,
    grant(powers: Powers) {
      const figures: ByMode<number> = powers[what]
      for (const mode of modes) figures[mode] += 1
    },
  }))
}

/** A skill that adds one to something that only its game knows. */
export const addingSkill = (id: string, to: string): Skill => ({
  id,
  grant({ sums }) {
    sums.set(to, (sums.get(to) ?? 0) + 1)
  },
})

/** The three forms of a skill that does something for each mode it covers. */
export function eachKind(prefix: string, grant: (powers: Powers, mode: 0 | 1) => void): Skill[] {
  return Object.entries(KINDS).map(([kind, modes]) => ({
    id: `${prefix}-${kind}`,
    grant(powers: Powers) {
      for (const mode of modes) grant(powers, mode)
    },
  }))
}
