import type { Skill } from './skill.ts'

/** Z2-SKL-32: one form for each type of zombie. */
export const dreadnought = (kinds: readonly string[]): Skill[] =>
  kinds.map((kind) => ({
    id: `dreadnought-${kind}`,
    grant(powers) {
      powers.immune.push(kind)
    },
  }))
