import { Bug } from '@graveshift/kernel'
import type { Reaction } from './hooks.ts'
import { type Powers, plainPowers } from './powers.ts'

export interface Skill {
  readonly id: string
  /** What it answers, if it is reactive. */
  readonly reaction?: Reaction
  grant(powers: Powers): void
}

export type Skills = Readonly<Record<string, Skill>>

/** Lists of skills are never changed in place, so what they come to is worked out once for each list. */
const known = new WeakMap<readonly string[], Powers>()

/** Whoever looks ahead gains the same skills again and again, in a new list each time: equal lists have one answer. */
const equal = new WeakMap<Skills, Map<string, Powers>>()
const MOST_KEPT = 5_000

function combine(skills: Skills, names: readonly string[]): Powers {
  const powers = plainPowers()
  for (const name of names) {
    const skill = skills[name]
    if (!skill) throw new Bug(`no skill ${name}`)
    skill.grant(powers)
  }
  return powers
}

function ofEqualList(skills: Skills, names: readonly string[]): Powers {
  let kept = equal.get(skills)
  if (!kept || kept.size > MOST_KEPT) {
    kept = new Map()
    equal.set(skills, kept)
  }
  const key = names.join()
  const found = kept.get(key)
  if (found) return found
  const powers = combine(skills, names)
  kept.set(key, powers)
  return powers
}

export function powersFrom(skills: Skills, names: readonly string[]): Powers {
  const found = known.get(names)
  if (found) return found
  const powers = ofEqualList(skills, names)
  known.set(names, powers)
  return powers
}
