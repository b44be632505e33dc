import type { Goal } from '@graveshift/zones/missions'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { WesternGoal } from './goal-data.ts'

/** A kind of goal as this game has it. */
export type OwnGoal<D extends { readonly goal: string }> = Goal<D, Western, WesternKit>

/** A goal of a mission: its kind, and what the mission says of it. */
export interface WesternMissionGoal {
  readonly kind: OwnGoal<WesternGoal>
  readonly data: WesternGoal
}
