import { expect, test } from 'vitest'
import { guessInvites } from './invites.ts'

test('T32: guessing leads nowhere and is throttled; keys are in no log and end when they are replaced', async () => {
  const { wrong, mistaken, throttled } = await guessInvites({ guesses: 300, atOnce: 20 })
  expect(wrong).toEqual([])
  expect(mistaken + throttled).toBe(300)
  expect(throttled).toBeGreaterThan(0)
}, 240_000)
