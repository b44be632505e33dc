import type { Table, Telling } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Fields } from '../fault.ts'
import type { Event, SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Mission } from './compile.ts'
import type { LintFacts, Requirement } from './requirements.ts'
import type { GoalData } from './types.ts'

/** A goal of a mission: its kind, and what the mission says of it. */
export interface MissionGoal {
  readonly kind: Goal<GoalData>
  readonly data: GoalData
}

/** So many of so many. */
export interface Count {
  readonly done: number
  readonly of: number
}

/** What somebody who judges a board knows about a goal; rules never ask. */
interface Wanted<D> {
  /** Whether it asks for a card. */
  card?(kit: SecondKit, card: string, data: D): boolean
  /** Its cards lie in rooms, where they are searched for. */
  readonly searched?: true
  /** Zones where somebody is wanted as long as it is not met. */
  places?(kit: SecondKit, board: Board, into: number[]): void
  /** Zones where everybody shall be in the end. */
  lastPlaces?(kit: SecondKit, board: Board, data: D): readonly number[] | undefined
  /** It is met on the way to the last places: nobody waits for it. */
  readonly onTheWay?: true
}

/** One kind of goal, with everything that belongs to it. One file each, listed in `goals.ts`. */
export interface Goal<D extends { readonly goal: string }> {
  readonly id: D['goal']
  /** Its figures, from outside. */
  read(fields: Fields): D
  /** It as a sentence, with its figures. */
  tell(data: D): Telling
  /** Events with which it may be met, or out of reach: only after these somebody looks. */
  readonly on: readonly Event['type'][]
  met(kit: SecondKit, board: Board, data: D): boolean
  /** How far along it is, from 0 to WHOLE, for whoever judges a board; rules never ask. */
  progress(kit: SecondKit, board: Board, data: D): number
  /** What a player counts: objectives taken, people out, rounds lived through. It may be all there before the goal is met (zombies stand where nobody should be), never the other way round. */
  count(kit: SecondKit, board: Board, data: D): Count
  /** The name in the board's tally that it counts under, if it counts what happens. */
  tally?(data: D): string
  /** All such names. */
  readonly tallies?: readonly string[]
  /** The name under which it counts zombies run over, if it does. */
  ranOver?(data: D): string | undefined
  /** It can no longer be met: the game is lost (Z2-RND-05). */
  impossible?(kit: SecondKit, board: Board, data: D): boolean
  /** After one of its events, for goals that count what happens. */
  after?(kit: SecondKit, table: Table<SecondEdition>, event: Event, data: D): void
  /** Zones it names: the linter looks for each on the board. */
  zones?(data: D): readonly string[]
  /** What must hold for it to be met at all. */
  lint?(facts: LintFacts, data: D): readonly Requirement[]
  /** Why so many survivors could never meet it. */
  tooMany?(mission: Mission, survivors: number, data: D): string | undefined
  /** It comes last: going there earlier helps nobody. */
  readonly last?: true
  /** It is met by leaving: the exit opens once all others are met. */
  readonly leaving?: true
  /** Whether somebody in the exit zone may leave as it wants. */
  mayGo?(board: Board, person: number, data: D): boolean
  readonly wanted?: Wanted<D>
}
