import { expect, test } from 'vitest'
import { movesBetween } from './moves.ts'
import { type PileIds, pileIds } from './pile-ids.ts'
import { rowOf, sceneOn } from './testing/row.ts'

const ROW = rowOf(4)
const walkers = (...counts: readonly number[]) =>
  sceneOn(
    ROW,
    counts.map((count) => ({ zombies: count > 0 ? [{ kind: 'walker', count }] : [] })),
  )

const after = (before: PileIds, from: readonly number[], to: readonly number[]): PileIds =>
  pileIds(before, movesBetween(walkers(...from), walkers(...to)), walkers(...to))

const FIRST = pileIds(new Map(), [], walkers(2, 3, 0, 0))

test('every pile is told apart', () => {
  expect([...FIRST]).toEqual([
    ['0 walker', 'walker 0'],
    ['1 walker', 'walker 1'],
  ])
})

test('what goes on as a whole stays the same, what stays too', () => {
  const ids = after(FIRST, [2, 3, 0, 0], [2, 0, 3, 0])
  expect(ids.get('0 walker')).toBe('walker 0')
  expect(ids.get('2 walker')).toBe('walker 1')
})

test('what comes out of a pile that stays is new', () => {
  const ids = after(FIRST, [2, 3, 0, 0], [2, 1, 2, 0])
  expect(ids.get('1 walker')).toBe('walker 1')
  expect(ids.get('2 walker')).toBe('walker 2')
})

test('no two are the same, whatever comes together', () => {
  const second = after(FIRST, [2, 3, 0, 0], [0, 2, 3, 0])
  expect(new Set(second.values()).size).toBe(second.size)
  // Nobody slides from the first zone to the third.
  expect(second.get('1 walker')).toBe('walker 1')
  expect(second.get('2 walker')).toBe('walker 2')
})
