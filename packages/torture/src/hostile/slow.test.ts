import { expect, test } from 'vitest'
import { besiege } from './slow.ts'

// Those that never read are let go after longer than a test should take: socket/table-socket.test.ts has them.
test('T25: who sends headers or frames drop by drop is cut off, and the others play on', async () => {
  const { wrong, headers, frames } = await besiege({ headers: 5, frames: 5, deaf: 0, seconds: 1, seed: 1 })
  expect(wrong).toEqual([])
  expect([headers > 0, frames > 0]).toEqual([true, true])
}, 240_000)
