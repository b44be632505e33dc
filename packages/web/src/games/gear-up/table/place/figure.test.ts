import { CONTENT } from '@graveshift/gear-up'
import { drawnShape, isPlacement, maskOf } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import {
  AS_PRINTED,
  cornerAt,
  cornersIn,
  gripOf,
  held,
  holdsOf,
  isCut,
  nearestCorner,
  pointsOf,
  squaresAt,
  staysSame,
} from './figure.ts'

const shapes = CONTENT.survivors.flatMap(({ team }) => Object.values(team.weapons).map(({ shape }) => shape))

describe('holding a figure', () => {
  test('every way to hold a printed shape is a way the rules know, and none is missing', () => {
    for (const drawing of shapes) {
      const shape = drawnShape(drawing)
      const points = pointsOf(drawing)
      const holds = holdsOf(points)
      expect(holds).toHaveLength(shape.orientations.length)
      for (const hold of holds) {
        const { lo, hi } = maskOf(squaresAt(held(points, hold), [0, 0]))
        expect(isPlacement(shape, lo, hi)).toBe(true)
      }
    }
  })

  test('four quarter turns and two mirrorings change nothing', () => {
    const points = pointsOf(['###', '#..'])
    expect(held(points, { turns: 4, mirrored: false })).toEqual(held(points, AS_PRINTED))
    const mirrored = held(points, { turns: 0, mirrored: true })
    expect(held(mirrored, { turns: 0, mirrored: true })).toEqual(points)
  })

  test('one turn goes clockwise', () => {
    expect(
      held(pointsOf(['##', '#.', '#.']), { turns: 1, mirrored: false })
        .map(String)
        .sort(),
    ).toEqual(pointsOf(['###', '..#']).map(String).sort())
  })
})

describe('where a figure lies', () => {
  const bar = pointsOf(['###'])

  test('the grip is the square in the middle', () => {
    expect(gripOf(bar)).toEqual([0, 1])
    expect(gripOf(pointsOf(['#']))).toEqual([0, 0])
  })

  test('it is kept on the card as far as it fits', () => {
    expect(cornerAt(bar, [0, 0], 2, 4)).toEqual([0, 0])
    expect(cornerAt(bar, [1, 3], 2, 4)).toEqual([1, 1])
    expect(cornerAt(bar, [1, 1], 2, 2)).toEqual([1, 0])
  })

  test('squares are counted by rows of eight', () => {
    expect(squaresAt(bar, [2, 1])).toEqual([17, 18, 19])
  })

  test('all corners that keep to the box', () => {
    expect(cornersIn(bar, 2, 4)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    expect(cornersIn(bar, 2, 2)).toEqual([])
  })

  test('it snaps to the nearest corner within reach', () => {
    const corners = cornersIn(bar, 2, 4)
    expect(nearestCorner(bar, corners, [0.2, 1.9], 1)).toEqual([0, 1])
    expect(nearestCorner(bar, corners, [5, 5], 1)).toBeUndefined()
  })
})

test('a cut leaves two parts in one piece each', () => {
  const bar = pointsOf(['####'])
  expect(isCut(bar, new Set([0]))).toBe(true)
  expect(isCut(bar, new Set([0, 1]))).toBe(true)
  expect(isCut(bar, new Set([1]))).toBe(false)
  expect(isCut(bar, new Set())).toBe(false)
  expect(isCut(bar, new Set([0, 1, 2, 3]))).toBe(false)
})

test('a shape is known to stay as it is when turned or mirrored: exactly where all its ways to be held say so', () => {
  const bar = pointsOf(['###'])
  expect(staysSame(bar, { turns: 1, mirrored: false })).toBe(false)
  expect(staysSame(bar, { turns: 0, mirrored: true })).toBe(true)
  expect(staysSame(pointsOf(['##', '##']), { turns: 1, mirrored: false })).toBe(true)
  for (const drawing of shapes) {
    const points = pointsOf(drawing)
    const turned = holdsOf(points).some(({ turns, mirrored }) => turns === 1 && !mirrored)
    expect(staysSame(points, { turns: 1, mirrored: false })).toBe(!turned)
  }
})
