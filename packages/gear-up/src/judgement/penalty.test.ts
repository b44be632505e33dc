import { expect, test } from 'vitest'
import { penalty } from './penalty.ts'

const SAFE = 300
const SCALE = 200
const MOST = 100
const at = (margin: number) => penalty(margin, SAFE, SCALE, MOST)

test('a margin far above safe costs nothing, the safe one ln 2, and a hopeless one so much for each scale', () => {
  expect(at(SAFE + 20 * SCALE)).toBe(0)
  expect(at(SAFE)).toBe(Math.floor(MOST * Math.log(2)))
  expect(at(SAFE - 20 * SCALE)).toBe(20 * MOST)
})

test('the smaller the margin the higher the cost, in whole numbers, without a jump', () => {
  let last = at(2500)
  for (let margin = 2499; margin > -2500; margin--) {
    const now = at(margin)
    expect(Number.isInteger(now)).toBe(true)
    expect(now).toBeGreaterThanOrEqual(last)
    expect(now - last).toBeLessThanOrEqual(2)
    last = now
  }
})
