import { expect, test } from 'vitest'
import { fillDisk } from './disk.ts'

test('T8: on a full disk nothing is acknowledged, watching goes on, and play goes on when there is room', async () => {
  const { wrong, again } = await fillDisk({ episodes: 2, tables: 2, seed: 1 })
  expect(wrong).toEqual([])
  expect(again).toHaveLength(2)
}, 240_000)
