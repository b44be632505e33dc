import { expect, test } from 'vitest'
import { isNotLoaded } from './not-loaded.ts'

test.each([
  'Failed to fetch dynamically imported module: http://x.example/assets/engine.js',
  'error loading dynamically imported module: http://x.example/assets/engine.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/table.css',
])('a file that did not come is told from a fault, in the words of each browser: %s', (message) => {
  expect(isNotLoaded(new TypeError(message))).toBe(true)
})

test('a fault is a fault', () => {
  expect(isNotLoaded(new TypeError("Cannot use 'in' operator to search for 'companion' in undefined"))).toBe(
    false,
  )
  expect(isNotLoaded('Importing a module script failed.')).toBe(false)
})
