import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'

/** Names of the values a message takes, those inside plurals included. */
function valuesOf(message: CompiledMessage, found = new Set<string>()): Set<string> {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, type, cases] = token
    found.add(name)
    if (type === 'plural' || type === 'select')
      for (const inner of Object.values(cases as Record<string, CompiledMessage | undefined>))
        if (Array.isArray(inner)) valuesOf(inner, found)
  }
  return found
}

function foldersIn(folder: string): string[] {
  const url = new URL(`${folder}/`, import.meta.url)
  if (!existsSync(url)) return []
  return readdirSync(url, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
}

/** Every folder of words but the shell's, which has a test of its own. */
const FOLDERS = ['../../words', ...foldersIn('../games').map((game) => `${game}/words`)]
  .flatMap(foldersIn)
  .filter((folder) => existsSync(new URL(`${folder}/en.json`, import.meta.url)))

test('the words of all sets are looked at', () => {
  expect(FOLDERS.length).toBeGreaterThan(7)
})

describe.each(FOLDERS)('the words of %s', (folder) => {
  const wordsIn = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8'))
  const english = wordsIn('en')

  test.each(LANGUAGES)(
    'in %s are complete, sorted, and take the same values as the English ones',
    (language) => {
      const words = wordsIn(language)
      expect(Object.keys(words)).toEqual(Object.keys(english).sort())
      for (const [key, message] of Object.entries(words)) {
        expect(message.trim(), key).toBe(message)
        expect(message, key).not.toBe('')
        // A straight apostrophe quotes in ICU messages.
        expect(message, key).not.toContain("'")
        const values = [...valuesOf(compileMessageOrThrow(message))].sort()
        expect(values, key).toEqual([...valuesOf(compileMessageOrThrow(english[key] ?? ''))].sort())
      }
    },
  )
})
