import { expect, test } from 'vitest'
import { damageCopies } from './damage.ts'

test('T9: a table out of a damaged file is what it was, or refused; the others play on', async () => {
  const { wrong, whole, quarantined } = await damageCopies({ copies: 20, tables: 3, seed: 1 })
  expect(wrong).toEqual([])
  expect(whole).toBeGreaterThan(0)
  expect(quarantined).toBeGreaterThan(0)
}, 240_000)
