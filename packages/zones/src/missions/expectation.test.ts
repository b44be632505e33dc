import { expect, test } from 'vitest'
import { expectationOf } from './expectation.ts'

test.each([
  [0, [0, 4], 'hardly-ever'],
  [33, [25, 43], 'one-in-three'],
  [42, [33, 52], 'one-in-three'],
  [43, [34, 53], 'one-in-two'],
  [100, [96, 100], 'nearly-always'],
])('%s of 100 games won: %s', (won, interval, told) => {
  expect(expectationOf(won, 100, interval)).toBe(told)
})

test('a few games say nothing', () => {
  expect(expectationOf(2, 4, [15, 85])).toBeUndefined()
  expect(expectationOf(0, 0, [])).toBeUndefined()
})
