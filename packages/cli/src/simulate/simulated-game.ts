import type { Json } from '@graveshift/kernel'
import type { Fixture } from './fixture.ts'
import type { NotedPosition } from './noted-positions.ts'
import type { Order, SimulationEngine } from './order.ts'

/** What is typed on the command line for every game. */
export interface CommonFlags {
  readonly bots: string
  readonly seats: string
  readonly seed: string
  readonly nodes?: number
}

/** A flag that only one game has. */
export interface OwnFlag {
  readonly flag: string
  readonly about: string
  readonly usual: string
}

/** What is kept of one game, whichever it is: a line of the file. No time is in it, so that it is the same everywhere. */
export interface GameRecord {
  readonly game: number
  readonly outcome: 'won' | 'lost'
  readonly decisions: number
  /** Where the order asks for them. */
  readonly positions?: readonly NotedPosition[]
}

/** What a simulation came to, whichever game: everything the report shows, in plain JSON. */
export interface Summary {
  games: number
  decisions: number
}

/** One thing that a balanced game must show, and whether it does. */
export interface Goal {
  readonly kind: string
  readonly difficulty?: string
  readonly of: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** By what was counted, whatever luck there is in it. */
  readonly met: boolean
  /** Where the true value lies with 95 % confidence, if it is a share or follows from one. */
  readonly interval?: readonly [low: number, high: number]
  /** There were games enough to tell: luck alone does not explain it. */
  readonly sure: boolean
}

/** What varies, what is counted and what is shown of one game; all the rest is the same for all of them. */
export interface SimulatedGame<
  O extends Order = Order,
  F extends CommonFlags = CommonFlags,
  R extends GameRecord = GameRecord,
  S extends Summary = Summary,
> {
  /** As the report calls it. */
  readonly title: string
  /** Packages whose sources decide how its games go. */
  readonly sources: readonly string[]
  readOrder(flags: F): O
  /** What games of the order are played with. */
  engineFor(order: O): SimulationEngine
  /** The game with this number before it is played. */
  fixture(order: O, game: number): Fixture<Json>
  /** Plays the game with this number to its end: the same order and number give the same record everywhere. */
  play(order: O, game: number): R
  freshSummary(): S
  /** Counts one game in. The order of the games does not matter. */
  addRecord(summary: S, record: R): void
  goals(summary: S): readonly Goal[]
  /** What the report shows below its head; what draws it is loaded only then, not by threads that play. */
  sections(summary: S): Promise<readonly string[]>
}

/** A host passes each game only what came from that game, so one type will do. */
export function simulated<O extends Order, F extends CommonFlags, R extends GameRecord, S extends Summary>(
  game: SimulatedGame<O, F, R, S>,
): SimulatedGame {
  return game as unknown as SimulatedGame
}
