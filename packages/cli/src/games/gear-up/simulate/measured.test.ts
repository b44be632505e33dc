import { CONTENT, MEASURED } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { BANDS } from './goals.ts'

const cells = CONTENT.difficulties.flatMap(({ id }) =>
  (MEASURED[id] ?? []).map(([won, games], seat) => ({ id, seats: seat + 1, won, games })),
)

test('every difficulty was measured at every number of seats', () => {
  expect(cells).toHaveLength(CONTENT.difficulties.length * 6)
})

test.each(cells)('$id at $seats is as hard as its name promises', ({ id, won, games }) => {
  const [least, most] = BANDS[id] ?? [0, 0]
  expect(games).toBeGreaterThanOrEqual(150)
  expect(won / games).toBeGreaterThanOrEqual(least)
  expect(won / games).toBeLessThanOrEqual(most)
})
