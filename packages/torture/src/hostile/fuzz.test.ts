import { expect, test } from 'vitest'
import { sendMutants, sendRubbish } from './fuzz.ts'

test('T28: mutants of every message change nothing unless they are right, and break nothing', async () => {
  const { wrong, faults, kinds } = await sendMutants(25, 1)
  expect(wrong).toEqual([])
  expect(kinds).toBeGreaterThan(25)
  expect(faults).toBeGreaterThan(100)
}, 240_000)

test('T28: rubbish on sockets harms nobody', async () => {
  const { wrong } = await sendRubbish(300, 1)
  expect(wrong).toEqual([])
}, 240_000)
