import type { Json } from '@graveshift/kernel'
import type { MissionStory } from '@graveshift/zones/missions'
import type { Summary } from '../../after/summary.ts'

/** The form of summaries: those that are kept in an older one are made anew. */
export const MISSION_SUMMARY_VERSION = 3

/** A finished game with a mission in figures: what the end screen shows and what statistics are made of. Plain JSON. */
export interface MissionSummary extends Summary {
  readonly story: MissionStory
  /** What words call the mission by. */
  readonly mission: string
  /** As they were set up: the end draws the mission's board from them. */
  readonly options: Json
  readonly decisions: number
  /** What was chosen for it, by the ids of the game's rates. */
  readonly rates: Readonly<Record<string, readonly string[]>>
}
