import { expect, test } from 'vitest'
import { testLimits } from './limits.ts'

test('T33: strangers stay outside, floods are cut, and fast honest people never notice a limit', async () => {
  const { wrong, deeds } = await testLimits(5, 4, 1)
  expect(wrong).toEqual([])
  expect(deeds).toBeGreaterThan(20)
}, 240_000)
