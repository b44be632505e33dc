import { expect, test } from 'vitest'
import { testFreeze } from './freeze.ts'

test('T36: nobody who watches, plans or holds connections keeps a table from its people', async () => {
  const { wrong, most, refused, heardPerSecond } = await testFreeze(2, 0, 7, 1)
  expect(wrong).toEqual([])
  expect([most, refused > 20]).toEqual([40, true])
  expect(heardPerSecond).toBeLessThan(50 * 1024)
}, 240_000)
