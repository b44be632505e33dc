import { FastChance, type GameModule, isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { PlayableGame } from '../missions/module.ts'

/** What holds of every table of the day whose mission and survivors are drawn; `missions` are all there are. */
export function testMissionDaily<G extends PlayableGame>(module: GameModule<G>, missions: number, days = 40) {
  const { daily } = module
  if (!daily) throw new Error('no table of the day')
  const deal = (seed: number, seats: number) => daily.deal(new FastChance(seed), 20_000, seats)

  test('a day has the same mission and survivors for every number of seats, and each is a legal setup', () => {
    for (let seed = 1; seed <= days; seed++) {
      const alone = deal(seed, 1)
      for (let seats = daily.fewest; seats <= daily.most; seats++) {
        const options = deal(seed, seats)
        expect(options.teams).toHaveLength(seats)
        expect(options.mission).toBe(alone.mission)
        expect(options.teams.flat()).toEqual(alone.teams.flat())
        expect(isFault(module.readOptions(options as Json))).toBe(false)
      }
    }
  })

  test('days differ, and every mission has its day', () => {
    const seen = new Set(Array.from({ length: 10 * days }, (_, seed) => deal(seed, 1).mission))
    expect(seen.size).toBe(missions)
  })
}
