import type { Rect } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'
import { freeRects, standingRect } from './rects.ts'

/** A room round a corner. */
const CORNER: readonly Rect[] = [
  [0, 0, 20, 60],
  [20, 40, 60, 60],
]

test('a zone of two pieces without a corner between them is one place to stand', () => {
  const zone = { name: 'a', names: ['a'], kind: 'street', dark: false } as const
  expect(
    standingRect({
      ...zone,
      pieces: [
        [0, 0, 30, 40],
        [30, 0, 60, 40],
      ],
    }),
  ).toEqual([0, 0, 60, 40])
  expect(standingRect({ ...zone, pieces: CORNER })).toEqual([0, 0, 20, 60])
})

test('what is free round an obstacle: all largest rectangles, none within another', () => {
  const free = freeRects([[0, 0, 30, 30]], [[10, 10, 20, 20]])
  expect(free.toSorted()).toEqual([
    [0, 0, 10, 30],
    [0, 0, 30, 10],
    [0, 20, 30, 30],
    [20, 0, 30, 30],
  ])
  expect(freeRects(CORNER, []).toSorted()).toEqual([
    [0, 0, 20, 60],
    [0, 40, 60, 60],
  ])
  expect(freeRects([[0, 0, 10, 10]], [[-1, -1, 11, 11]])).toEqual([])
})

test('a border goes round all pieces of a zone, so far inside it', () => {
  expect(
    outlineOf(
      [
        [0, 0, 30, 40],
        [30, 0, 60, 40],
      ],
      2,
    ),
  ).toBe('M2 2L58 2L58 38L2 38Z')
  expect(outlineOf(CORNER, 0)).toBe('M0 0L20 0L20 40L60 40L60 60L0 60Z')
  expect(outlineOf(CORNER, 2)).toBe('M2 2L18 2L18 42L58 42L58 58L2 58Z')
})
