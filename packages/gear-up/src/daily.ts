import { type DailyTable, nth, usualOptions } from '@graveshift/kernel'
import type { GearUp } from './game.ts'
import { RULE_OPTIONS } from './options.ts'
import { STANDARD_CONTENT } from './rules.ts'

/** From Monday to Sunday: the week gets harder, and ends with a rest. */
const WEEK = ['easy', 'easy', 'standard', 'standard', 'hard', 'nightmare', 'standard'] as const
/** The first day that is counted was a Thursday. */
const THURSDAY = 3
const TURNS_A_ROUND = 9

/** Whoever wins is better than whoever does not, whatever else. */
const VICTORY = 1_000_000

/** The table of the day: survivors and boss come with its luck, the difficulty with the day of the week. */
export const DAILY: DailyTable<GearUp> = {
  fewest: 1,
  most: STANDARD_CONTENT.data.survivors.length,
  deal(random, day, seats) {
    const { survivors, bosses } = STANDARD_CONTENT.data
    const boss = nth(bosses, random.below(bosses.length)).id
    // All are drawn, so that a smaller table has the first of the larger one.
    const left = survivors.map(({ id }) => id)
    const drawn = survivors.map(() => nth(left.splice(random.below(left.length), 1), 0))
    return {
      survivors: drawn.slice(0, seats),
      leader: 0,
      difficulty: nth(WEEK, (day + THURSDAY) % WEEK.length),
      boss,
      ...usualOptions(RULE_OPTIONS),
    }
  },
  result({ outcome, round, turn, seats }) {
    const turns = (round - 1) * TURNS_A_ROUND + turn
    const health = seats.reduce((sum, seat) => sum + Math.max(0, seat.health), 0)
    const won = outcome === 'won'
    // Winners by what is left of them, then by how soon; the others by how long they held out.
    return { won, turns, health, score: won ? VICTORY + health * 100 + (99 - turns) : turns * 1000 + health }
  },
}
