import { readFileSync } from 'node:fs'
import { CONTENT, EFFECTS, RULINGS } from '@graveshift/gear-up'
import engine from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { placeOf as placeIn, rulingsOn } from '../../../learn/rulebook/rulebook.ts'
import rules from '../words/rules/en.json' with { type: 'json' }
import { SECTIONS } from './sections.ts'
import { TOLD_IN } from './told-in.ts'

const BOOK = { sections: SECTIONS, rulings: RULINGS }
const placeOf = (topic: string | undefined) => placeIn(BOOK, topic)

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const LEDGER = [...read('../../../../../../docs/rules/gear-up.md').matchAll(/^- (GU-[A-Z]+-\d\d) /gm)].map(
  ([, id = '']) => id,
)

test('every rule of the ledger is told by exactly one section, and no section tells of others', () => {
  expect(LEDGER.length).toBeGreaterThan(100)
  expect(SECTIONS.flatMap(({ rules }) => rules).sort()).toEqual([...LEDGER].sort())
})

test('every rule’s address opens the section that tells it', () => {
  for (const rule of LEDGER) {
    const place = placeOf(rule)
    expect(place.at === 'section' && place.section.rules.includes(rule) && place.rule === rule, rule).toBe(
      true,
    )
  }
})

test('every effect and every boss has a section of its own name', () => {
  for (const id of [...EFFECTS, ...CONTENT.bosses.map((boss) => boss.id), 'bomber', 'stinky'])
    expect(placeOf(id), id).toMatchObject({ at: 'section', section: { id } })
})

test('section names are addresses, and no two are the same', () => {
  const ids = SECTIONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
})

test('every ruling has an address, and those that hold are linked from a section', () => {
  const linked = new Set(SECTIONS.flatMap((section) => rulingsOn(BOOK, section)).map(({ id }) => id))
  for (const { id, replacedBy } of RULINGS) {
    expect(placeOf(id)).toMatchObject({ at: 'ruling', ruling: { id } })
    expect(linked.has(id), id).toBe(replacedBy === undefined)
  }
})

test('other addresses lead to the top or say that there is nothing', () => {
  expect(placeOf(undefined)).toEqual({ at: 'top' })
  expect(placeOf('')).toEqual({ at: 'top' })
  expect(placeOf('glossary')).toEqual({ at: 'glossary' })
  expect(placeOf('GU-ATK-99')).toEqual({ at: 'unknown', topic: 'GU-ATK-99' })
})

const ENGLISH: Readonly<Record<string, string>> = { ...engine, ...rules }

/** A section tells the term it is named after, and those it is listed for. */
function sectionTelling(term: string): string | undefined {
  const listed = Object.entries(TOLD_IN).find(([, terms]) => terms.includes(term))
  return listed?.[0] ?? SECTIONS.find(({ title }) => ENGLISH[title]?.toLowerCase() === term.toLowerCase())?.id
}

test('every section has its words', () => {
  for (const { id, title, lead, text } of SECTIONS)
    for (const key of [title, ...lead, text]) expect(ENGLISH, id).toHaveProperty([key])
})

// `npm run unit -- rulebook/sections -u` writes it anew from docs/glossary.md.
test('the glossary on the page is the one in docs/glossary.md, each term with the section that tells it', async () => {
  const [table = ''] = read('../../../../../../docs/glossary.md').split('## Where the three editions differ')
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, en = '', it, de]) => ({ en, it, de, section: sectionTelling(en) }))
    // Notes on what a rulebook leaves out are no terms.
    .filter(({ en, it, de }) => [en, it, de].every((term) => !term?.startsWith('(')))
  expect(rows.length).toBeGreaterThan(100)
  for (const { en, section } of rows) expect(placeOf(section).at, en).toBe('section')
  await expect(`${JSON.stringify(rows, null, 2)}\n`).toMatchFileSnapshot('./glossary.json')
})
