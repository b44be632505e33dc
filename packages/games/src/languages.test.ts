import { expect, test } from 'vitest'
import { languageFrom } from './languages.ts'

test('a language is found in what systems call it', () => {
  expect(['it', 'de-AT', 'it_IT.UTF-8', 'EN', 'fr', 'C.UTF-8'].map(languageFrom)).toEqual([
    'it',
    'de',
    'it',
    'en',
    undefined,
    undefined,
  ])
})
