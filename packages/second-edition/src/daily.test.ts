import { FastChance, isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { readSetup } from './setup.ts'

const { daily: DAILY } = SECOND_EDITION_MODULE
if (!DAILY) throw new Error('no table of the day')

const deal = (seed: number, seats: number) => DAILY.deal(new FastChance(seed), 20_000, seats)

test('a day has the same mission and survivors for every number of seats, and each is a legal setup', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const alone = deal(seed, 1)
    for (let seats = DAILY.fewest; seats <= DAILY.most; seats++) {
      const options = deal(seed, seats)
      expect(options.teams).toHaveLength(seats)
      expect(options.mission).toBe(alone.mission)
      expect(options.teams.flat()).toEqual(alone.teams.flat())
      expect(isFault(readSetup({ ...options, teams: options.teams.map((team) => [...team]) } as never))).toBe(
        false,
      )
    }
  }
})

test('days differ, and every mission has its day', () => {
  const seen = new Set(Array.from({ length: 400 }, (_, seed) => deal(seed, 1).mission))
  expect(seen.size).toBe(MISSIONS.length)
})

test('whoever wins sooner is better, then who has more health; who loses later is better; no victory is below a defeat', () => {
  const score = (outcome: 'won' | 'lost', round: number, health: number) =>
    DAILY.result({ outcome, round, people: [{ seat: 0, health }] } as never).score
  expect(score('won', 8, 1)).toBeGreaterThan(score('won', 9, 18))
  expect(score('won', 8, 3)).toBeGreaterThan(score('won', 8, 2))
  expect(score('lost', 9, 0)).toBeGreaterThan(score('lost', 8, 18))
  expect(score('won', 998, 0)).toBeGreaterThan(score('lost', 998, 18))
})
