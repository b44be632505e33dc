import { FastChance, isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { WESTERN_MODULE } from './module.ts'
import { readSetup } from './setup.ts'

const { daily: DAILY } = WESTERN_MODULE
if (!DAILY) throw new Error('no table of the day')

const deal = (seed: number, seats: number) => DAILY.deal(new FastChance(seed), 20_000, seats)

test('a day has the same mission and survivors for every number of seats, and each is a legal setup', () => {
  for (let seed = 1; seed <= 20; seed++) {
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

test('every mission has its day', () => {
  const seen = new Set(Array.from({ length: 300 }, (_, seed) => deal(seed, 1).mission))
  expect(seen.size).toBe(MISSIONS.length)
})
