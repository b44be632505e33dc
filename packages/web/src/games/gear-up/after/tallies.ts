import { breakdownOf, totalsOf } from '@graveshift/gear-up'
import type { Tallies } from '../../../after/statistics.ts'
import type { GameSummary } from './game-summary.ts'

/** What a finished game of Gear Up adds to the figures over many. */
export const talliesOf = ({ boss, difficulty, survivors, seats, sources }: GameSummary): Tallies => ({
  rates: {
    boss: [boss],
    difficulty: [difficulty],
    survivor: survivors,
    seats: [String(survivors.length)],
  },
  totals: totalsOf(seats, sources),
  breakdowns: [breakdownOf(sources)],
})
