import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, languages } from './language.ts'

test.each([
  ['it', undefined, 'it'],
  ['IT-ch', 'de', 'it'],
  ['fr', 'de', 'de'],
  [undefined, 'fr-CH, fr;q=0.9, it;q=0.7, de;q=0.8', 'de'],
  [undefined, 'de;q=0, it;q=0.1', 'it'],
  [undefined, 'ja, *;q=0.5', 'en'],
  [undefined, undefined, 'en'],
])('link %s and browser %s give %s', (asked, acceptLanguage, expected) => {
  expect(chooseLanguage(asked, acceptLanguage)).toBe(expected)
})

test('whatever a client sends, the answer is a language we speak', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (asked, acceptLanguage) => {
      expect(languages).toContain(chooseLanguage(asked, acceptLanguage))
    }),
  )
})
