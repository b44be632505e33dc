import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueOf, LANGUAGES } from '../words.ts'

const here = new URL('../', import.meta.url)
const source = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n')

const own = Object.keys(catalogueOf('en', 'gear-up')).filter((key) => key.startsWith('play.'))
/** Keys put together from a beginning and a value: `play.help.${part}`. */
const beginnings = [...source.matchAll(/`(play\.[a-z.-]+\.)\$\{/g)].map(([, start]) => start ?? '')
const named = [...source.matchAll(/'(play\.[a-z.-]+)'/g)].map(([, key]) => key ?? '')

test('every word the terminal uses exists', () => {
  expect(named.length).toBeGreaterThan(80)
  for (const key of named) expect(own, key).toContain(key)
  for (const start of beginnings)
    expect(
      own.some((key) => key.startsWith(start)),
      start,
    ).toBe(true)
})

test('every word of the terminal is used', () => {
  const used = (key: string) => named.includes(key) || beginnings.some((start) => key.startsWith(start))
  expect(own.filter((key) => !used(key))).toEqual([])
})

test.each(LANGUAGES)('%s has exactly these words', (language) => {
  expect(
    Object.keys(catalogueOf(language, 'gear-up'))
      .filter((key) => key.startsWith('play.'))
      .sort(),
  ).toEqual(own.sort())
})
