import { expect, test } from 'vitest'
import { languageFrom, preferredLanguage } from './languages.ts'

test('a tag names one of our languages or none', () => {
  expect(languageFrom('de-AT')).toBe('de')
  expect(languageFrom('IT')).toBe('it')
  expect(languageFrom('fr')).toBeUndefined()
})

test('the first of the browser’s languages that we speak is taken, else English', () => {
  expect(preferredLanguage(['fr-FR', 'it-CH', 'de'])).toBe('it')
  expect(preferredLanguage(['fr', 'pl'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})
