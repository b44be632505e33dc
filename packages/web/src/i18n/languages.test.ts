import { expect, test } from 'vitest'
import { preferredLanguage } from './languages.ts'

test('the first of the browser’s languages that we speak is taken, else English', () => {
  expect(preferredLanguage(['fr-FR', 'it-CH', 'de'])).toBe('it')
  expect(preferredLanguage(['fr', 'pl'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})
