import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { catalogues } from './words.ts'

test.each(languages)('%s has the same keys as English, each with words', (language) => {
  const catalogue = catalogues[language]
  expect(Object.keys(catalogue)).toEqual(Object.keys(catalogues.en))
  for (const [key, words] of Object.entries(catalogue)) expect(words.trim(), key).not.toBe('')
})
