import { expect, test } from 'vitest'
import { CommitTime } from './commit-time.ts'

test('two commits at once on a fast disk, up to eight on a slow one, and fewer again when it recovers', () => {
  const time = new CommitTime()
  expect(time.mostAtOnce).toBe(2)
  const after = (ms: number, times = 100) => {
    for (let commit = 0; commit < times; commit++) time.took(ms)
    return time.mostAtOnce
  }
  expect(after(1)).toBe(2)
  expect(after(14)).toBe(4)
  expect(after(200)).toBe(8)
  expect(after(1)).toBe(2)
  // One that hung is no reason.
  expect(after(60, 1)).toBeLessThan(4)
})
