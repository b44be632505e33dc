import { expect, test } from 'vitest'
import { longGame, writeAmidReaders } from './growth.ts'

test('T26: a log is sent in pieces of at most 256 KB and takes what it should', async () => {
  const { entries, stored, largest } = await longGame(80, 1)
  expect(stored / entries).toBeLessThan(1024 ** 2 / 3000)
  expect(largest).toBeLessThan(256 * 1024)
}, 240_000)

test('T26: the write-ahead file stays small amid readers without a pause', async () => {
  const { largest, reads } = await writeAmidReaders(800, 1)
  expect(largest).toBeLessThan(64)
  expect(reads).toBeGreaterThan(0)
}, 240_000)
