import { estimateOf, playOn } from '@graveshift/bots'
import { GEAR_UP } from '@graveshift/gear-up'
import { FastChance, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { fixtureOf } from '../games/gear-up/simulate/fixture.ts'
import { readOrder } from '../games/gear-up/simulate/read-order.ts'

/** What the difficulties promise a team of strong bots, in thousandths: docs/balance. */
const BANDS = { easy: [750, 900], standard: [500, 650], hard: [250, 400], nightmare: [80, 200] } as const
/** The mean of six bosses, each with a team of its own, may be a little off. */
const NEAR = 40

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(Object.entries(BANDS))('before the first turn on %s the chance to win', (difficulty, band) => {
  test.each([1, 2, 3, 4, 5, 6])('is what was promised: %s seats', (seats) => {
    const order = readOrder({ bots: 'strong', seats: `${seats}`, difficulty, boss: 'all', seed: 'honest' })
    const found = order.bosses.map((_, game) => {
      const { options } = fixtureOf(order, game)
      const state = start(GEAR_UP, options, new FastChance(game))
      const played = playOn(GEAR_UP, state, options.leader, { seed: game, games: 50 })
      return estimateOf(played, GEAR_UP.judgement.winModel)
    })
    const chance = mean(found.map((each) => each.mean))
    expect(chance).toBeGreaterThan(band[0] - NEAR)
    expect(chance).toBeLessThan(band[1] + NEAR)
    for (const { low, mean: middle, high } of found) {
      expect(low).toBeLessThan(middle)
      expect(high).toBeGreaterThan(middle)
      // No single table is shown beyond what its band may hold.
      expect([low < band[1], high > band[0]]).toEqual([true, true])
    }
  })
})
