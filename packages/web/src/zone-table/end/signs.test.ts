import { expect, test } from 'vitest'
import { healthSigns } from './signs.ts'

const game = (outcome: string, ...health: readonly number[]) => ({
  ending: { outcome },
  story: {
    people: [],
    kills: {},
    goals: [],
    why: undefined,
    rounds: health.map((value, index) => ({ round: index + 1, zombies: 0, health: value, goals: [] })),
  },
})

test('a sign a round, from all health to none, and how it ended', () => {
  expect(healthSigns(game('lost', 18, 9, 0))).toEqual(['█▅▁×'])
  expect(healthSigns(game('won', 18))).toEqual(['█★'])
})

test('long nights have more than one line', () => {
  const long = Array.from({ length: 14 }, () => 18)
  expect(healthSigns(game('won', ...long)).map(({ length }) => length)).toEqual([12, 3])
})
