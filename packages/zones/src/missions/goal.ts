import type { Table, Telling } from '@graveshift/kernel'
import type { Fields } from '../fault.ts'
import type { Errand, Task } from '../policy/orders.ts'
import type { Carried } from '../slots.ts'
import type { Mission } from './compile.ts'
import type { GameWithMissions, MissionBoard, MissionGame, MissionKit } from './mission-game.ts'
import type { GoalData } from './plan.ts'
import type { LintFacts, Requirement } from './requirements.ts'

/** So many of so many. */
export interface Count {
  readonly done: number
  readonly of: number
}

/** What somebody who judges a board knows about a goal; rules never ask. */
interface GoalWants<D, B extends MissionBoard, K> {
  /** Whether it asks for a card. */
  card?(kit: K, card: string, data: D): boolean
  /** Whether somebody has what everybody must have. */
  hasShare?(bearer: Carried, data: D): boolean
  /** Its cards lie in rooms, where they are searched for. */
  readonly searched?: true
  /** Zones where somebody is wanted as long as it is not met. */
  places?(kit: K, board: B, into: number[], data: D): void
  /** The same with what each of them takes, where that differs from place to place. */
  errands?(kit: K, board: B, into: Errand[], data: D): void
  /** What somebody does there; takes something unless said otherwise. */
  readonly task?: Task
  /** How many of the places are enough; all unless said otherwise. */
  enough?(kit: K, board: B, data: D): number
  /** Who may do it there, a bit each; anybody unless said otherwise. */
  able?(board: B, data: D): number
  /** Where its cards are brought once there are enough. */
  bring?(kit: K, data: D): number
  /** How many cards are still to be found. */
  missing?(kit: K, board: B, data: D): number
  /** The kinds of zombies that somebody has to go for with a bomb, a bit each. */
  prey?(kit: K, data: D): number
  /** Zones where everybody shall be in the end. */
  lastPlaces?(kit: K, board: B, data: D): readonly number[] | undefined
  /** Steps from place to place beyond the next one. */
  stepsAfter?(kit: K, board: B, data: D): number
  /** It is met on the way to the last places: nobody waits for it. */
  readonly onTheWay?: true
}

/** One kind of goal, with everything that belongs to it. One file each; a game lists those it has. */
export interface Goal<
  D extends GoalData,
  G extends GameWithMissions = MissionGame,
  K extends MissionKit<G> = MissionKit<G>,
> {
  readonly id: D['goal']
  /** Its figures in words, as the protocol's page lists them. */
  readonly figures: string
  /** Its figures, from outside. */
  read(fields: Fields): D
  /** It as a sentence, with its figures. */
  tell(data: D): Telling
  /** Events with which it may be met, or out of reach: only after these somebody looks. */
  readonly on: readonly G['event']['type'][]
  met(kit: K, board: G['board'], data: D): boolean
  /** How far along it is, from 0 to WHOLE, for whoever judges a board; rules never ask. */
  progress(kit: K, board: G['board'], data: D): number
  /** What a player counts: objectives taken, people out, rounds lived through. It may be all there before the goal is met (zombies stand where nobody should be), never the other way round. */
  count(kit: K, board: G['board'], data: D): Count
  /** The name in the board's tally that it counts under, if it counts what happens. */
  tally?(data: D): string
  /** All such names. */
  readonly tallies?: readonly string[]
  /** It can no longer be met: the game is lost (Z2-RND-05). */
  impossible?(kit: K, board: G['board'], data: D): boolean
  /** After one of its events, for goals that count what happens. */
  after?(kit: K, table: Table<G>, event: G['event'], data: D): void
  /** Zones it names: the linter looks for each on the board. */
  zones?(data: D): readonly string[]
  /** What must hold for it to be met at all. */
  lint?(facts: LintFacts<K['mission']>, data: D): readonly Requirement[]
  /** Why so many survivors could never meet it. */
  tooMany?(mission: K['mission'], survivors: number, data: D): string | undefined
  /** It comes last: going there earlier helps nobody. */
  readonly last?: true
  /** It is met by leaving: the exit opens once all others are met. */
  readonly leaving?: true
  /** Whether somebody in the exit zone may leave as it wants. */
  mayGo?(board: G['board'], person: number, data: D): boolean
  readonly wanted?: GoalWants<D, G['board'], K>
}

/** The kinds of goals of a mission's data. */
export type GoalDataOf<K extends { readonly mission: Mission }> = K['mission']['data']['goals'][number]

/** A goal of a mission: its kind, and what the mission says of it. Who listens to which events is worked out apart. */
export interface MissionGoal<
  G extends GameWithMissions = MissionGame,
  K extends MissionKit<G> = MissionKit<G>,
  D extends GoalData = GoalData,
> {
  readonly kind: Omit<Goal<D, G, K>, 'on'>
  readonly data: D
}
