import { expect, test } from 'vitest'
import { restoreCopy } from './restore.ts'

test('T9: copied while somebody plays, lost, restored from the copy: the table goes on where the copy ends', async () => {
  const { wrong, meanwhile } = await restoreCopy({ games: 50, entries: 5 })
  expect(wrong).toEqual([])
  expect(meanwhile).toBeGreaterThan(0)
}, 240_000)
