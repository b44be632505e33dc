import { expect, test } from 'vitest'
import { WESTERN } from '../games/gears-and-guns/simulate/simulated.ts'
import { SECOND } from '../games/second-edition/simulate/simulated.ts'
import type { Box, BoxedGame } from '../zones/simulate/box.ts'
import { fixtureOf } from '../zones/simulate/fixture.ts'
import { playFixture } from '../zones/simulate/play-fixture.ts'
import { readOrder } from '../zones/simulate/read-order.ts'

const FLAGS = { bots: 'quick', seats: '1', missions: 'M0', survivors: 'all', seed: 'noted' }

function expectNotes<G extends BoxedGame>(box: Box<G>, missions: string): void {
  const flags = { ...FLAGS, missions }
  const order = readOrder(box, { ...flags, positions: 'yes' })
  const fixture = fixtureOf(box, order, 0)
  const { positions = [], ...record } = playFixture(box, order, fixture)
  expect(record).toEqual(playFixture(box, readOrder(box, flags), fixture))
  expect(positions.length).toBeGreaterThan(2)
  expect(positions.length).toBeLessThanOrEqual(8)
  const rounds = positions.map(({ at }) => at)
  expect(new Set(rounds).size).toBe(rounds.length)
  expect(Math.max(...rounds)).toBeLessThanOrEqual(record.round)
  for (const { promises } of positions) {
    expect(promises).toHaveLength(24)
    expect(Math.min(...promises)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...promises)).toBeLessThanOrEqual(10_000)
  }
  // Each look has luck of its own.
  expect(positions.some(({ promises }) => new Set(promises).size > 12)).toBe(true)
}

test('a few positions of a game are noted with what they promise, and the game goes as it does without', () => {
  expectNotes(SECOND, 'M0')
})

test('so they are where cards lie face down', () => {
  expectNotes(WESTERN, 'M1')
})

test('positions are noted or not, nothing else', () => {
  expect(() => readOrder(SECOND, { ...FLAGS, positions: 'maybe' })).toThrow("yes or no, not 'maybe'")
})
