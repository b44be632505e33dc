import { expect, test } from 'vitest'
import { turnClock } from './clock.ts'

test('T27: a clock that is turned by seconds or years ends nothing early, and nothing hangs', async () => {
  expect((await turnClock({ times: 1, tables: 1, seed: 5 })).wrong).toEqual([])
}, 240_000)
