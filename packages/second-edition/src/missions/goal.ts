import type { Table } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Event, SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { GoalData, GoalFigures, GoalId } from './types.ts'

/** A goal of a mission: its kind, and what the mission says of it. */
export interface MissionGoal {
  readonly kind: Goal<GoalId>
  readonly data: GoalData
}

/** So many of so many. */
export interface Count {
  readonly done: number
  readonly of: number
}

/** One kind of goal. One file each, listed in `goals.ts`. */
export interface Goal<G extends GoalId> {
  met(kit: SecondKit, board: Board, figures: GoalFigures[G]): boolean
  /** How far along it is, from 0 to WHOLE, for whoever judges a board; rules never ask. */
  progress(kit: SecondKit, board: Board, figures: GoalFigures[G]): number
  /** What a player counts: objectives taken, people out, rounds lived through. It may be all there before the goal is met (zombies stand where nobody should be), never the other way round. */
  count(kit: SecondKit, board: Board, figures: GoalFigures[G]): Count
  /** The name in the board's tally that it counts under, if it counts what happens. */
  tally?(figures: GoalFigures[G]): string
  /** It can no longer be met: the game is lost (Z2-RND-05). */
  impossible?(kit: SecondKit, board: Board, figures: GoalFigures[G]): boolean
  /** After every event, for goals that count what happens. */
  after?(kit: SecondKit, table: Table<SecondEdition>, event: Event, figures: GoalFigures[G]): void
}
