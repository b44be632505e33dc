import type { Game, WinModel } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { estimateOf } from './estimate.ts'
import type { Played } from './win-chance.ts'

const counted = (wins: number, games: number): Played => ({
  games,
  sum: 1000 * wins,
  squares: 1_000_000 * wins,
  isOver: false,
})

const winModel = (error: readonly number[]): WinModel<Game> => ({
  rolloutBudget: { turns: 1 },
  chance: () => 500,
  error,
})

test('counted games have an interval that shrinks with their number', () => {
  expect(estimateOf(counted(0, 0), undefined)).toEqual({ mean: 500, low: 0, high: 1000 })
  expect(estimateOf(counted(50, 100), undefined)).toEqual({ mean: 500, low: 404, high: 596 })
  expect(estimateOf(counted(200, 400), undefined)).toEqual({ mean: 500, low: 451, high: 549 })
})

test('nothing is certain before the end, whatever was counted or measured', () => {
  for (const measured of [undefined, winModel([0, 0])]) {
    expect(estimateOf(counted(0, 400), measured).mean).toBe(5)
    expect(estimateOf(counted(400, 400), measured).mean).toBe(994)
  }
})

test('at the end all is certain', () => {
  expect(estimateOf({ ...counted(0, 1), isOver: true }, winModel([90, 90]))).toEqual({
    mean: 0,
    low: 0,
    high: 0,
  })
  const won = { mean: 1000, low: 1000, high: 1000 }
  expect(estimateOf({ ...counted(1, 1), isOver: true }, winModel([90, 90]))).toEqual(won)
})

test('the interval holds what few games and what the measuring leave open, and stays between nothing and all', () => {
  const few = counted(50, 100)
  expect(estimateOf(few, winModel([0, 0]))).toEqual(estimateOf(few, undefined))
  // Three tenths of the variance are the games': with an error that brings the rest, 30 games would be as far off.
  const more = 50 * Math.sqrt(100 / 30 - 1)
  expect(estimateOf(few, winModel([more, more]))).toEqual(estimateOf(counted(15, 30), undefined))
  const { low, high } = estimateOf(counted(83_000, 100_000), winModel([100, 100]))
  expect([low > 500, low < 650, high > 900, high < 1000]).not.toContain(false)
})
