import { expect, test } from 'vitest'
import { findPatterns, timePatterns } from './patterns.ts'

test('T30: no pattern of the code needs more than a moment for any long text', () => {
  expect(findPatterns().length).toBeGreaterThan(20)
  // Two orders above the promise of 10 ms: quadratic patterns take seconds, a busy machine does not make them.
  expect(timePatterns().filter(({ worst }) => worst > 1000)).toEqual([])
})
