import type { Mission } from './compile.ts'

/** What the linter knows of a mission when it asks its goals and rules. */
export interface LintFacts<M extends Mission = Mission> {
  readonly mission: M
  readonly survivors: number
  /** The round after which the mission is lost. */
  readonly lastRound: number
  /** Somebody may be there to be rallied. */
  readonly companions: boolean
  has(rule: string): boolean
}

/** Something that must hold, and what is said if it does not. */
export type Requirement = readonly [holds: boolean, message: string]
