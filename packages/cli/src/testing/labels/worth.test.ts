import { expect, test } from 'vitest'
import { SIMULATED } from '../../games/gears-and-guns/simulate/simulated.ts'
import type { MissionsFlags } from '../../zones/simulate/read-order.ts'
import { worthsOf, worthsText } from './worth.ts'

const flags: MissionsFlags = {
  missions: 'W1',
  survivors: 'all',
  bots: 'quick',
  seats: '1',
  seed: 'worth',
  positions: 'no',
}

test('worths count who played and what they had beside what is usual in the same missions', () => {
  const order = SIMULATED.readOrder(flags)
  const records = [0, 1, 2, 3].map((game) => SIMULATED.play(order, game))
  const worths = worthsOf(records)
  const won = records.filter(({ outcome }) => outcome === 'won').length
  const seats = Object.values(worths.survivors).reduce((sum, { games }) => sum + games, 0)
  expect(seats).toBe(6 * records.length)
  // Everybody begins with a starting card: the pan is in some hand.
  expect(worths.cards.pan?.games).toBeGreaterThan(0)
  expect(worths.actions.move).toBeGreaterThan(0)
  for (const { games, expected } of Object.values(worths.survivors))
    expect(expected).toBe(games * Math.round((1_000 * won) / records.length))
  expect(JSON.parse(worthsText('npm run labels', worths))).toEqual({ command: 'npm run labels', ...worths })
})
