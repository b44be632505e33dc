import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { standings } from '../../../after/standings.ts'
import { statisticsOf } from '../../../after/statistics.ts'
import type { Counted } from '../../../after/summary.ts'
import { type GameSummary, SUMMARY_VERSION } from './game-summary.ts'
import { talliesOf } from './tallies.ts'

const RATES = GEAR_UP_MODULE.rates ?? []

const statsOf = (games: readonly Counted<GameSummary>[]) => statisticsOf(games, RATES, talliesOf)

/** What was played by a rate of the module, with games and wins. */
const played = (games: readonly Counted<GameSummary>[], rate: string) =>
  (statsOf(games).rates.find(({ id }) => id === rate)?.counts ?? [])
    .filter((count) => count.games > 0)
    .map(({ of, games: all, wins }) => [of, all, wins])

const game = (finished: number, won: boolean, figures: Partial<GameSummary> = {}): Counted<GameSummary> => ({
  finished,
  summary: {
    version: SUMMARY_VERSION,
    id: String(finished),
    survivors: ['ethan'],
    leader: 0,
    boss: 'screamer',
    difficulty: 'easy',
    ending: won ? { outcome: 'won' } : { outcome: 'lost', why: 'time' },
    at: 18,
    start: [5],
    turns: [],
    sources: [{ from: 'zombie', health: 2, armor: 1 }],
    seats: [
      { survivor: 'ethan', kills: 3, crossed: 20, upgrades: 1, health: 3, of: 5, armorUsed: 1, ammoUsed: 0 },
    ],
    hits: [],
    turning: undefined,
    earned: [],
    marks: {},
    decisions: 9,
    ...figures,
  },
})

test('nothing played yet is no division by zero, and all that can be chosen is listed', () => {
  const none = statsOf([])
  expect(none).toMatchObject({ games: 0, wins: 0, longest: 0, current: 0, fastest: undefined })
  for (const { id, counts } of none.rates) {
    expect(counts.map(({ of }) => of)).toEqual(
      RATES.find((rate) => rate.id === id)?.values.map((value) => value.id),
    )
    expect(counts.every(({ games }) => games === 0)).toBe(true)
  }
})

test('streaks follow the order in which games ended, not that of the list', () => {
  const games = [game(5, true), game(1, true), game(2, true), game(3, true), game(4, false)]
  expect(statsOf(games)).toMatchObject({ games: 5, wins: 4, longest: 3, current: 1 })
})

test('each survivor of a game counts once, things from elsewhere are listed too', () => {
  const games = [game(1, true, { survivors: ['ethan', 'lisa'] }), game(2, false, { boss: 'own-boss' })]
  expect(played(games, 'survivor')).toEqual([
    ['ethan', 2, 1],
    ['lisa', 1, 1],
  ])
  expect(played(games, 'seats')).toEqual([
    ['1', 1, 0],
    ['2', 1, 1],
  ])
  expect(played(games, 'boss')).toContainEqual(['own-boss', 1, 0])
})

test('a summary says of a game what its options say', () => {
  const options = { survivors: ['lisa', 'ethan'], leader: 0, boss: 'mutation', difficulty: 'hard' }
  const { rates } = talliesOf(game(1, true, options).summary)
  for (const { id, of } of RATES) expect(rates[id]).toEqual(of(options as never))
})

test('sums and the fastest win', () => {
  const stats = statsOf([game(1, true, { at: 14 }), game(2, true), game(3, false, { at: 3 })])
  expect(stats.fastest).toBe(14)
  expect(stats.totals.map(({ id, value }) => [id, value])).toEqual([
    ['kills', 9],
    ['crossed', 60],
    ['lost', 6],
  ])
  expect(stats.breakdowns).toMatchObject([{ id: 'sources', parts: [{ id: 'zombie', value: 6 }] }])
})

test('an achievement is dated by its first game, and counted', () => {
  const [dozen, other] = standings(
    [game(7, true, { earned: [{ id: 'dozen', seat: 0 }] }), game(3, true, { earned: [{ id: 'dozen' }] })],
    [{ id: 'dozen', wanted: 12 }, { id: 'other' }],
  )
  expect(dozen).toEqual({ id: 'dozen', earned: 3, times: 2, nearest: undefined })
  expect(other).toEqual({ id: 'other', earned: undefined, times: 0, nearest: undefined })
})

test('what is not earned yet says how near one came', () => {
  const games = [game(1, true, { marks: { dozen: 5 } }), game(2, true, { marks: { dozen: 9 } })]
  expect(standings(games, [{ id: 'dozen', wanted: 12 }])[0]?.nearest).toEqual({ reached: 9, wanted: 12 })
})
