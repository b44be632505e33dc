import { expect, test } from 'vitest'
import { ATTACKS } from './attackers.ts'
import { soakTables } from './soak.ts'

test('T39: with an attacker at each limit everybody else plays on, and each limit says no', async () => {
  // Who never reads is cut after a minute: T25.
  const against = Object.keys(ATTACKS).filter((limit) => limit !== 'slow reader')
  const low = { REQUESTS_PER_MINUTE: '100', WRONG_KEYS_PER_MINUTE: '5', DAILY_PER_HOUR: '2' }
  const { wrong, refused, answers } = await soakTables({ tables: 2, seconds: 8, seed: 1 }, against, low)
  expect(wrong).toEqual([])
  expect(refused.map(([limit]) => limit)).toEqual(against)
  expect(answers.length).toBeGreaterThan(0)
}, 240_000)
