import type { State } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'

/** A game so far: where it stands, and every answer by its place in the list of legal ones. */
export interface Course<G extends GameWithMissions> {
  readonly state: State<G>
  readonly answers: readonly number[]
  /** How it looks to each temper. */
  readonly worths: readonly number[]
  /** Which course of the round before it goes on from. */
  readonly parent: number
}
