import type { Kit } from '@graveshift/zones'
import type { Setup } from './board.ts'
import type { Mission } from './missions/compile.ts'
import type { MissionGoal } from './missions/goal.ts'
import type { MissionRule } from './missions/rule.ts'

/** A kit of this game: the mission and the options are part of it. */
export interface SecondKit extends Kit {
  readonly mission: Mission
  readonly rules: readonly MissionRule[]
  /** Those of the rules that look at every event. */
  readonly onlookers: readonly MissionRule[]
  readonly goals: readonly MissionGoal[]
  readonly setup: Setup
}
