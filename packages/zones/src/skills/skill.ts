import type { Reaction } from './hooks.ts'
import type { Powers } from './powers.ts'

export interface Skill {
  readonly id: string
  /** What it answers, if it is reactive. */
  readonly reaction?: Reaction
  grant(powers: Powers): void
}
