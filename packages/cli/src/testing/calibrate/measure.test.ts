import { FastChance } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { chanceIn, fitChances, PROMISED } from './fit-chances.ts'
import { calibrate } from './measure.ts'
import type { MeasuredPosition } from './row.ts'

/** Positions of games that are won as often as a function of their promise says. */
function rowsWith(chanceAt: (promise: number) => number, games: number): MeasuredPosition[] {
  const random = new FastChance(1)
  return Array.from({ length: games }, (_, game) => {
    const promise = random.below(1000) / 1000
    return { game, at: 1, won: random.below(1000) / 1000 < chanceAt(promise), leaves: [promise, promise] }
  })
}

test('promises that are too low are lifted to what was won, and never fall', () => {
  const rows = rowsWith((promise) => Math.sqrt(promise), 8_000)
  const chances = fitChances(rows)
  expect(chances.toSorted((one, other) => one - other)).toEqual(chances)
  for (const at of [2, 5, 8]) expect(Math.abs((chances[at] ?? 0) - Math.sqrt(at / 10))).toBeLessThan(0.1)
})

test('few games move promises little', () => {
  const [row] = rowsWith(() => 1, 1)
  if (!row) throw new Error('no row')
  fitChances([row]).forEach((chance, at) => {
    expect(Math.abs(chance - (PROMISED[at] ?? 0))).toBeLessThan(0.2)
  })
})

test('the table holds every position once, and measuring lowers the Brier score', () => {
  const rows = rowsWith((promise) => promise / 2, 2_000)
  const { brier, table, positions, games, error } = calibrate(rows, 'npm run calibrate')
  expect([positions, games]).toEqual([2_000, 2_000])
  expect(table.reduce((sum, row) => sum + row.positions, 0)).toBe(2_000)
  expect(brier.chance).toBeLessThan(brier.promise)
  const full = table.filter((row) => row.positions > 200)
  expect(full.length).toBeGreaterThan(3)
  for (const { foretold, won } of full) expect(Math.abs(foretold - won)).toBeLessThan(100)
  expect(error.every((each) => each >= 10)).toBe(true)
})

test('a chance is the mean of its leaves, and a game that was won counts whole', () => {
  const row = { game: 0, at: 1, won: false, leaves: [0.05, 0.95] }
  expect(chanceIn(row, PROMISED)).toBeCloseTo(0.5)
  expect(chanceIn({ ...row, leaves: [0, 1] }, [0, ...Array.from({ length: 10 }, () => 0.2)])).toBeCloseTo(0.5)
})
