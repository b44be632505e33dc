import { expect, test } from 'vitest'
import { isBeyondDoubt, isTelling, shareOf } from './share.ts'

const rounded = (games: number, won: number) => {
  const { share, low, high } = shareOf({ games, won })
  return [share, low, high].map((value) => Math.round(value * 1000) / 1000)
}

test('a share with the interval of Wilson, as in the books', () => {
  expect(rounded(100, 50)).toEqual([0.5, 0.404, 0.596])
  expect(rounded(10, 0)).toEqual([0, 0, 0.278])
  expect(rounded(10, 10)).toEqual([1, 0.722, 1])
})

test('without games nothing is known', () => {
  expect(shareOf({ games: 0, won: 0 })).toEqual({ share: 0, low: 0, high: 1 })
})

test('a few games tell nothing, many do', () => {
  expect([1, 10, 60, 400].map((games) => isTelling(shareOf({ games, won: games >> 1 })))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('there is no doubt where the interval is all within the bounds, or all outside', () => {
  expect(isBeyondDoubt(0.55, 0.6, 0.5, 0.65)).toBe(true)
  expect(isBeyondDoubt(0.1, 0.2, 0.5, 0.65)).toBe(true)
  expect(isBeyondDoubt(0.7, 0.9, 0.5, 0.65)).toBe(true)
  expect(isBeyondDoubt(0.45, 0.6, 0.5, 0.65)).toBe(false)
})
