import { expect, test } from 'vitest'
import { pathThrough, plotScale, ticksFor } from './plot-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [48, [0, 10, 20, 30, 40, 50]],
])('up to %i there are lines at %j', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks)
})

test('the corners of the figures are the corners of the drawing', () => {
  const { x, y, top } = plotScale({ left: 40, right: 720, top: 10, bottom: 210 }, 18, 9)
  expect([x(0), x(18), y(0), y(top)]).toEqual([40, 720, 210, 10])
  expect(top).toBe(10)
  expect(y(5)).toBe(110)
})

test('a plot of one turn is drawn all the same', () => {
  const { x } = plotScale({ left: 0, right: 100, top: 0, bottom: 100 }, 1, 3, 1)
  expect(x(1)).toBe(0)
})

test('a path goes through its points', () => {
  expect(
    pathThrough([
      [0, 1],
      [2, 3.5],
    ]),
  ).toBe('M0 1L2 3.5')
  expect(pathThrough([])).toBe('')
})
