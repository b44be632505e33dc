import { Bug } from '@graveshift/kernel'
import { type Powers, plainPowers } from './powers.ts'

export interface Skill {
  readonly id: string
  grant(powers: Powers): void
}

export type Skills = Readonly<Record<string, Skill>>

/** Lists of skills are never changed in place, so what they come to is worked out once for each list. */
const known = new WeakMap<readonly string[], Powers>()

function combine(skills: Skills, names: readonly string[]): Powers {
  const powers = plainPowers()
  for (const name of names) {
    const skill = skills[name]
    if (!skill) throw new Bug(`no skill ${name}`)
    skill.grant(powers)
  }
  return powers
}

export function powersFrom(skills: Skills, names: readonly string[]): Powers {
  const found = known.get(names)
  if (found) return found
  const powers = combine(skills, names)
  known.set(names, powers)
  return powers
}

/** A skill that only lets something be done; whoever does it asks for it by this name. */
export const ability = (id: string): Skill => ({
  id,
  grant(powers) {
    powers.can[id] = true
  },
})
