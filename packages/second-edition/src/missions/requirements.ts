import type { Mission } from './compile.ts'
import type { RuleData } from './types.ts'

/** What the linter knows of a mission when it asks its goals and rules. */
export interface LintFacts {
  readonly mission: Mission
  readonly survivors: number
  /** The round after which the mission is lost. */
  readonly lastRound: number
  /** Somebody may be there to be rallied. */
  readonly companions: boolean
  has(rule: RuleData['rule']): boolean
}

/** Something that must hold, and what is said if it does not. */
export type Requirement = readonly [holds: boolean, message: string]
