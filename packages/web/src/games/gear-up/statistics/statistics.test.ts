import { expect, test } from 'vitest'
import { standings } from '../../../after/standings.ts'
import type { Counted } from '../../../after/summary.ts'
import type { GameSummary } from '../after/game-summary.ts'
import { statisticsOf } from './statistics.ts'

const known = { difficulties: ['easy', 'hard'], bosses: ['screamer'], survivors: ['ethan', 'lisa'] }

const game = (finished: number, won: boolean, figures: Partial<GameSummary> = {}): Counted<GameSummary> => ({
  finished,
  summary: {
    version: 1,
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

test('nothing played yet is no division by zero', () => {
  const none = statisticsOf([], known)
  expect(none).toMatchObject({ games: 0, wins: 0, longest: 0, current: 0, fastest: undefined })
  expect(none.byDifficulty).toEqual([
    { of: 'easy', games: 0, wins: 0 },
    { of: 'hard', games: 0, wins: 0 },
  ])
})

test('streaks follow the order in which games ended, not that of the list', () => {
  const games = [game(5, true), game(1, true), game(2, true), game(3, true), game(4, false)]
  expect(statisticsOf(games, known)).toMatchObject({ games: 5, wins: 4, longest: 3, current: 1 })
})

test('each survivor of a game counts once, things from elsewhere are listed too', () => {
  const { bySurvivor, bySeats, byBoss } = statisticsOf(
    [game(1, true, { survivors: ['ethan', 'lisa'] }), game(2, false, { boss: 'own-boss' })],
    known,
  )
  expect(bySurvivor).toEqual([
    { of: 'ethan', games: 2, wins: 1 },
    { of: 'lisa', games: 1, wins: 1 },
  ])
  expect(bySeats.filter(({ games }) => games > 0)).toEqual([
    { of: '1', games: 1, wins: 0 },
    { of: '2', games: 1, wins: 1 },
  ])
  expect(byBoss).toContainEqual({ of: 'own-boss', games: 1, wins: 0 })
})

test('sums and the fastest win', () => {
  const stats = statisticsOf([game(1, true, { at: 14 }), game(2, true), game(3, false, { at: 3 })], known)
  expect(stats).toMatchObject({ kills: 9, crossed: 60, lost: 6, fastest: { round: 2, turn: 5 } })
  expect(stats.bySource).toEqual([{ from: 'zombie', health: 6 }])
})

test('an achievement is dated by its first game, and counted', () => {
  const [dozen, other] = standings(
    [game(7, true, { earned: [{ id: 'dozen', seat: 0 }] }), game(3, true, { earned: [{ id: 'dozen' }] })],
    ['dozen', 'other'],
    { dozen: 12 },
  )
  expect(dozen).toEqual({ id: 'dozen', earned: 3, times: 2, nearest: undefined })
  expect(other).toEqual({ id: 'other', earned: undefined, times: 0, nearest: undefined })
})

test('what is not earned yet says how near one came', () => {
  const games = [game(1, true, { marks: { dozen: 5 } }), game(2, true, { marks: { dozen: 9 } })]
  expect(standings(games, ['dozen'], { dozen: 12 })[0]?.nearest).toEqual({ reached: 9, wanted: 12 })
})
