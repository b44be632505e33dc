import { fuzz, longer } from '@graveshift/kernel/testing'
import { expect, it } from 'vitest'
import { FUZZ } from './fuzz.ts'

it('5,000 decisions, three of ten of them spoilt, break nothing', { timeout: 120_000 * longer() }, () => {
  const { decisions, accepted, lucky, refused } = fuzz(FUZZ, 2026, 5_000 * longer())
  const counted = Object.values(refused).reduce((sum, count) => sum + count, 0)
  expect(accepted + counted).toBe(decisions)
  // The spoilt answers are worth something: many different refusals, few of them accepted after all.
  expect(Object.keys(refused).length).toBeGreaterThan(20)
  expect(counted).toBeGreaterThan(decisions / 8)
  expect(lucky).toBeLessThan(decisions / 8)
})
