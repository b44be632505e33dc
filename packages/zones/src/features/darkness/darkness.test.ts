import { expect, test } from 'vitest'
import { zoneNamed } from '../../map/board.ts'
import { UNSEEN } from '../../map/sight.ts'
import { sees, waysAt } from '../../map/ways.ts'
import { hasZone } from '../../map/zone-set.ts'
import { Sight } from '../../sight.ts'
import { smallBoard } from '../../testing/small-tiles.ts'
import { Darkness } from './darkness.ts'

// A porch, a street and the dark room behind its open western door, one beside the other.
const board = smallBoard('3A 1A')
const ways = waysAt(board, 1 << board.doors.findIndex(({ name }) => name === '1A.a-1A.W'))
const [porch, street, dark] = ['3A.a', '3A.E', '1A.a'].map((name) => zoneNamed(board, name)) as [
  number,
  number,
  number,
]
const darkness = new Darkness()
const dim = (from: number, to: number) => hasZone(darkness.sight(ways), from * board.words, to)

test('Z2-DRK-01 with darkness nobody sees into a dark zone from farther than 1', () => {
  expect(dim(street, dark)).toBe(true)
  expect(sees(ways, porch, dark)).toBe(true)
  // Z2-RUL-05: range 1 is one zone along a line of sight.
  expect(dim(porch, dark)).toBe(false)
  expect(darkness.seen(ways, porch)).not.toContain(dark)
  expect(darkness.seen(ways, street)).toContain(dark)
})

test('Z2-RUL-04 out of the dark one sees as usual, so sight may be one-way', () => {
  expect(dim(dark, porch)).toBe(true)
  expect(dim(porch, dark)).toBe(false)
})

test('Z2-DRK-01 whoever sees deep into buildings does not see into the dark either', () => {
  const range = (from: number, to: number, deep: boolean) => new Sight(darkness).range(ways, from, to, deep)
  expect(new Sight(undefined).range(ways, porch, dark, true)).toBe(2)
  expect(range(porch, dark, true)).toBe(UNSEEN)
  expect(range(porch, dark, false)).toBe(UNSEEN)
  expect(range(dark, porch, true)).toBe(2)
  expect(new Sight(darkness).seen(ways, porch, true)).not.toContain(dark)
})
