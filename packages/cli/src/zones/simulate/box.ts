import type { Fault, GameModule, Json } from '@graveshift/kernel'
import type { GameWithMissions, MissionKit, MissionSetup } from '@graveshift/zones/missions'

/** A game with missions whose options say which mission and who plays. */
export interface BoxedGame extends GameWithMissions {
  options: Json & MissionSetup
}

/** What a game with missions brings along to be simulated. */
export interface Box<G extends BoxedGame> {
  /** As the report calls it. */
  readonly title: string
  readonly module: GameModule<G>
  /** Packages whose sources decide how its games go, besides those of all games on zones. */
  readonly sources: readonly string[]
  kitFor(options: G['options']): MissionKit
  /** Options for people whom luck has drawn, if they cannot be seated as people choose themselves. */
  readDealt?(raw: Readonly<Record<string, Json>>): G['options'] | Fault
  /** As they are played, whole: a mission that is changed is another one. */
  readonly missions: readonly {
    readonly id: string
    readonly number: number
    readonly difficulty: string
    /** How many survivors play, if not as many as usual. */
    readonly survivors?: number
  }[]
  missionMeant(text: string): string
  readonly survivors: readonly { readonly id: string }[]
  /** How many survivors usually play. */
  readonly team: number
  /** What the difficulties of missions say, in shares of games won. */
  readonly bands: Readonly<Record<string, readonly [least: number, most: number]>>
}
