import { expect, test } from 'vitest'
import { neighbour } from './neighbours.ts'
import { passageOf } from './passages.ts'
import { zoneAt } from './targets.ts'
import { rowOf } from './testing/row.ts'

const ROW = rowOf(3)

test('the keys lead to the zone that lies that way, and nowhere where none does', () => {
  expect(neighbour(ROW, 0, 1)).toBe(1)
  expect(neighbour(ROW, 1, 3)).toBe(0)
  expect(neighbour(ROW, 2, 1)).toBeUndefined()
  expect(neighbour(ROW, 1, 0)).toBeUndefined()
})

test('one passes from street to street in the middle of their border', () => {
  const [a, b] = [ROW.zones[0]?.pieces[0], ROW.zones[1]?.pieces[0]]
  const passage = passageOf(ROW, 1, 0)
  expect(passage).toEqual([a?.[2], 30])
  expect(b?.[0]).toBe(a?.[2])
  expect(passageOf(ROW, 0, 2)).toBeUndefined()
})

test('a point of the board is in one zone, or beyond it', () => {
  expect([zoneAt(ROW, [1, 1]), zoneAt(ROW, [61, 59]), zoneAt(ROW, [400, 1])]).toEqual([0, 1, undefined])
})
