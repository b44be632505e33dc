import type { CarSetup, CompanionSetup, DoorKit, KidData, MoreNoise } from '@graveshift/zones'
import type { MissionKit } from '@graveshift/zones/missions'
import type { Board, Terms } from './board.ts'
import type { SecondEdition } from './game.ts'
import type { Mission } from './missions/compile.ts'
import type { SecondGoal } from './missions/goal.ts'
import type { SecondHooks } from './missions/rule.ts'

/** A kit of this game: the mission and the options are part of it. */
export interface SecondKit extends MissionKit<SecondEdition> {
  readonly mission: Mission
  readonly rules: readonly SecondHooks[]
  readonly goals: readonly SecondGoal[]
  readonly doorRefusals: DoorKit['doorRefusals']
  readonly cards: DoorKit['cards']
  readonly survivors: Readonly<Record<string, KidData>>
  readonly cars: CarSetup<SecondEdition>
  readonly companions: CompanionSetup<Board>
  /** Noise that is there without tokens, as the mission says. */
  readonly moreNoise: readonly MoreNoise<Board>[]
  readonly setup: Terms
}
