import { expect, test } from 'vitest'
import { Throttle } from './throttle.ts'

test('counts in a span, tells how long to wait, and forgets afterwards', () => {
  let now = 0
  const throttle = new Throttle(2, 60_000, () => now)
  throttle.count('a')
  expect(throttle.wait('a')).toBe(0)
  now = 10_000
  throttle.count('a')
  expect(throttle.wait('a')).toBe(50)
  expect(throttle.wait('b')).toBe(0)
  now = 60_000
  expect(throttle.wait('a')).toBe(0)
  throttle.count('a')
  expect(throttle.wait('a')).toBe(0)
})

test('a crowd of addresses does not fill the memory', () => {
  const throttle = new Throttle(1, 60_000, () => 0)
  for (let address = 0; address < 60_000; address++) throttle.count(String(address))
  expect(throttle.wait('59999')).toBe(60)
  // The oldest were forgotten.
  expect(throttle.wait('0')).toBe(0)
})
