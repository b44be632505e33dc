import { expect, test } from 'vitest'
import { timeLeft } from './progress.ts'

test.each([
  ['nothing done yet', 60, 0, 5, '?'],
  ['all done', 60, 5, 0, '0s'],
  ['the pace of this sitting', 60, 2, 3, '1m30s'],
  ['hours', 100, 1, 100, '2h46m'],
])('time left: %s', (_what, seconds, done, left, told) => {
  expect(timeLeft(seconds, done, left)).toBe(told)
})
