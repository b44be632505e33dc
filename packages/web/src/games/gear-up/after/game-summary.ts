import type {
  BigHit,
  Earned,
  Ending,
  SeatFigures,
  SourceFigures,
  TurnFigures,
  TurningPoint,
} from '@graveshift/gear-up'
import type { Help } from '@graveshift/table'

/** The form of summaries: those that are kept in an older one are made anew. */
export const SUMMARY_VERSION = 1

/** A finished game in figures: what the end screen shows and what statistics are made of. Plain JSON. */
export interface GameSummary {
  readonly version: typeof SUMMARY_VERSION
  /** The last link of the log: the same game, wherever it was copied to. */
  readonly id: string
  readonly survivors: readonly string[]
  readonly leader: number
  readonly boss: string
  readonly difficulty: string
  readonly ending: Ending
  /** The turn it ended in, counted from 1 to 18. */
  readonly at: number
  /** Health of all seats before the first turn. */
  readonly start: readonly number[]
  readonly turns: readonly TurnFigures[]
  readonly sources: readonly SourceFigures[]
  readonly seats: readonly SeatFigures[]
  readonly hits: readonly BigHit[]
  readonly turning: TurningPoint | undefined
  readonly earned: readonly Earned[]
  /** The furthest this game got towards achievements that count something, by their id. */
  readonly marks: Readonly<Record<string, number>>
  readonly decisions: number
  /** Help that was used; absent for none. */
  readonly help?: readonly Help[]
}
