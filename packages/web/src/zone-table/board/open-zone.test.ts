import { expect, test } from 'vitest'
import { meantPoint, openZone } from './open-zone.ts'
import type { PlacedZone } from './place-zone.ts'

const person = {
  id: 'amy',
  seat: 0,
  health: 3,
  mostHealth: 3,
  turn: 'waits',
  leader: undefined,
} as const

/** Two who stand close to each other in the upper left corner of a board. */
const PLACED: PlacedZone = {
  things: [],
  piles: [{ kind: 'walker', count: 2, height: 14, at: [10, 18], scale: 0.5 }],
  people: [{ person, at: [20, 12], r: 3 }],
  middle: [15, 15],
  noiseAt: [0, 0],
  costAt: [0, 0],
}
const BOARD = { width: 300, height: 300 }

test('who is drawn below 20 pixels is drawn twice as large, within the board', () => {
  const open = openZone(4, PLACED, 2.7, BOARD)
  expect(open?.zone).toBe(4)
  expect(open?.placed.people[0]?.r).toBe(6)
  expect(open?.placed.piles[0]?.scale).toBe(1)
  const [x0, y0] = open?.box ?? [-1, -1]
  expect(x0).toBeGreaterThanOrEqual(0)
  expect(y0).toBeGreaterThanOrEqual(0)
})

test('a point of it means the point of the zone that is drawn there', () => {
  const open = openZone(4, PLACED, 2.7, BOARD)
  const drawn = open?.placed.people[0]?.at ?? [0, 0]
  const [x, y] = meantPoint(open, drawn)
  expect([x, y]).toEqual([20, 12])
  // Beside it everything is where it lies.
  expect(meantPoint(open, [250, 250])).toEqual([250, 250])
  expect(meantPoint(undefined, drawn)).toEqual(drawn)
})

test('who can be made out stays as large as they are', () => {
  expect(openZone(4, PLACED, 4.4, BOARD)).toBeUndefined()
  expect(openZone(4, { ...PLACED, piles: [] }, 1.7, BOARD)).toBeUndefined()
})
