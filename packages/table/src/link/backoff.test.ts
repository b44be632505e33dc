import { expect, it } from 'vitest'
import { Backoff } from './backoff.ts'

const pauses = (random: number, count: number): number[] => {
  const backoff = new Backoff(() => random)
  return Array.from({ length: count }, () => backoff.next())
}

it('spreads the first tries over the whole of half a second', () => {
  expect(pauses(0, 1)).toEqual([0])
  expect(pauses(0.5, 1)).toEqual([250])
  expect(pauses(0.999, 1)).toEqual([499])
})

it('reaches seven seconds within five tries even with the worst of luck (T24)', () => {
  const worst = pauses(0, 5)
  expect(worst).toEqual([0, 500, 1000, 2000, 4000])
  expect(worst.reduce((sum, pause) => sum + pause)).toBeGreaterThan(7_000)
})

it('doubles its bound up to 8 s, and begins anew after a welcome', () => {
  expect(pauses(0.999_999, 8)).toEqual([499, 999, 1999, 3999, 7999, 7999, 7999, 7999])
  const backoff = new Backoff(() => 0)
  for (let tries = 0; tries < 8; tries++) backoff.next()
  backoff.reset()
  expect(backoff.next()).toBe(0)
})
