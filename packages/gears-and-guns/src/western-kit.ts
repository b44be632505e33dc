import type { Table } from '@graveshift/kernel'
import type { CompanionSetup } from '@graveshift/zones'
import type { MissionKit } from '@graveshift/zones/missions'
import type { Board, Terms } from './board.ts'
import type { TownDeeds } from './cards/card-game.ts'
import type { CardRefusals } from './cards/card-refusals.ts'
import type { WesternCard } from './content/card-data.ts'
import type { Western } from './game.ts'
import type { Mission } from './missions/compile.ts'
import type { WesternMissionGoal } from './missions/goal.ts'
import type { WesternHooks } from './missions/rule.ts'
import type { PlayedSurvivor } from './people/survivors.ts'
import type { SpawnOrder } from './spawning/spawn-order.ts'
import type { SteamSetup } from './steam/steam-game.ts'

/** A kit of this game: the mission and the options are part of it. A feature adds what it asks of a kit here. */
export interface WesternKit extends MissionKit<Western> {
  readonly mission: Mission
  readonly rules: readonly WesternHooks[]
  readonly goals: readonly WesternMissionGoal[]
  readonly cards: Readonly<Record<string, WesternCard>>
  readonly survivors: Readonly<Record<string, PlayedSurvivor>>
  readonly companions: CompanionSetup<Board>
  /** In which order spawn tokens and piles draw. */
  readonly spawnOrder: SpawnOrder
  readonly setup: Terms
  readonly cardRefusals: CardRefusals
  /** What other features do when a card or a rule of the mission says so. */
  readonly deeds: TownDeeds<Board, Table<Western>>
  readonly steam: SteamSetup<Western>
}
