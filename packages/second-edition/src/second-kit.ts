import type { Kit } from '@graveshift/zones'
import type { Setup } from './board.ts'
import type { Mission } from './missions/compile.ts'

/** A kit of this game: the mission and the options are part of it. */
export interface SecondKit extends Kit {
  readonly mission: Mission
  readonly setup: Setup
}
