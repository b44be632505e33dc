import type { GameRecord } from '../../simulate/simulated-game.ts'

/** A position out of a game of strong bots, and how that game ended. */
export interface MeasuredPosition {
  readonly game: number
  readonly at: number
  readonly won: boolean
  /** What games played on from there promised, from 0 to 1 each. */
  readonly leaves: readonly number[]
}

const WHOLE = 10_000

/** What was noted in games, of one simulation or of several after one another. */
export const rowsOf = (records: readonly GameRecord[]): readonly MeasuredPosition[] =>
  records.flatMap(({ positions = [], outcome }, game) =>
    positions.map(({ at, promises }) => ({
      game,
      at,
      won: outcome === 'won',
      leaves: promises.map((promise) => promise / WHOLE),
    })),
  )
