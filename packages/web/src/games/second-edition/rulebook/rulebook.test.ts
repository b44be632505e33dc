import { readFileSync } from 'node:fs'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { placeOf } from '../../../learn/rulebook/rulebook.ts'
import words from '../words/rules/en.json' with { type: 'json' }
import { secondRulebook } from './rulebook.ts'

const book = await secondRulebook()

test('every part of the ledger has a word ahead, and there are no others', () => {
  expect(book.sections.length).toBeGreaterThan(10)
  expect(book.sections.flatMap(({ lead }) => lead).sort()).toEqual(Object.keys(words))
})

test('every rule of the ledger has its place, where links from refusals lead', () => {
  const ledger = readFileSync(
    new URL('../../../../../../docs/rules/second-edition.md', import.meta.url),
    'utf8',
  )
  const ids = [...ledger.matchAll(/^- (Z2-[A-Z]+-\d+) /gm)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(200)
  for (const id of ids) expect(['section', 'ruling'], id).toContain(placeOf(book, id).at)
})

test('every term leads to a section, and is found there by its words in all languages', () => {
  for (const { en, de } of book.terms) {
    const section = book.sectionTelling(en)
    expect(placeOf(book, section), en).toMatchObject({ at: 'section' })
    expect(book.alsoCalled(section ?? '', 'it')).toContain(de)
  }
  expect(new Set(book.terms.map(({ en }) => en)).size).toBe(book.terms.length)
})

test('the rules that the module names are in the book', () => {
  for (const { rules = [] } of SECOND_EDITION_MODULE.options)
    for (const rule of rules) expect(['section', 'ruling'], rule).toContain(placeOf(book, rule).at)
})
