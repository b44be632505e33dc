import { expect, test } from 'vitest'
import { hasStrace } from '../parts/strace.ts'
import { countSyncs } from './sync.ts'

test('T3: every commit waits for the disk', async () => {
  const { wrong, groups, forced } = await countSyncs(30, 1)
  expect(wrong).toEqual([])
  expect(groups).toBeGreaterThan(10)
  // Where nobody can count, the start-up check of the settings is what is left (sqlite-faults, postgres-faults).
  expect(forced === undefined).toBe(!hasStrace())
}, 240_000)
