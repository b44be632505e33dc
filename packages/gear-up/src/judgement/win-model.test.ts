import { expect, test } from 'vitest'
import { chanceAt } from './win-model.ts'
import { WIN_MODEL_FIGURES } from './win-model-figures.ts'

test('the chance grows with the odds, as the logistic function does', () => {
  let last = 0
  for (let odds = -7000; odds <= 7000; odds += 50) {
    const chance = chanceAt(odds)
    expect(chance).toBeGreaterThanOrEqual(last)
    expect(Math.abs(chance - 1000 / (1 + Math.exp(-odds / 1000)))).toBeLessThan(2)
    last = chance
  }
})

test('what was measured has an error at every tenth, and a defeat is the worse the more of the boss is left', () => {
  const { error, lost } = WIN_MODEL_FIGURES
  expect(error).toHaveLength(11)
  expect(error.every((each) => each > 0 && each < 250)).toBe(true)
  expect([lost.now < 0, lost.square < 0]).toEqual([true, true])
})

test('no part of the judgment counts against the team', () => {
  for (const { parts } of WIN_MODEL_FIGURES.stages) expect(parts.every((part) => part >= 0)).toBe(true)
})
