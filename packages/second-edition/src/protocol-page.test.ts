import { readFileSync } from 'node:fs'
import { isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import { GOAL_IDS } from './missions/goals.ts'
import { RULE_IDS } from './missions/rules.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { SECOND_EDITION_OUTWARD } from './outward/index.ts'
import { readSetup } from './setup.ts'

const page = readFileSync(new URL('../../../docs/protocol-second-edition.md', import.meta.url), 'utf8')

/** The names in the first column of the table below a heading. */
function named(heading: string): string[] {
  const [, below = ''] = page.split(`${heading}\n`)
  const [part = ''] = below.split('\n#')
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

const options = readSetup({})
if (isFault(options)) throw new Error(options.message)

/** The tables between two headings, each with the names in its first column. */
function tablesIn(heading: string): string[][] {
  const [, below = ''] = page.split(`${heading}\n`)
  const [part = ''] = below.split('\n## ')
  return part.split(/\n(?=\|[^\n]*\|\n\|---)/).map((table) =>
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  )
}

test('it names every field, goal and rule of a mission of one’s own', () => {
  const [, fields = [], goals = [], rules = []] = tablesIn('## A mission of your own')
  expect(fields.length).toBeGreaterThan(15)
  for (const field of fields) {
    // A field that is read says what it must be; any other is said to be none.
    const board =
      field === 'zones' || field === 'ways' ? { zones: [{ name: 'a', kind: 'street' }] } : { tiles: ['9R'] }
    const mission = { ...board, start: ['9R.a'], [field]: -7 } as Json
    const read = SECOND_EDITION_MODULE.readOptions({ mission })
    expect(isFault(read) ? read.message : field).toMatch(new RegExp(`^mission\\.${field}: must`))
  }
  expect(goals.slice(1).sort()).toEqual([...GOAL_IDS].sort())
  expect(rules.slice(1).sort()).toEqual([...RULE_IDS].sort())
})

test('it names every kind of choice', () => {
  const { choices } = SECOND_EDITION_MODULE.rulesFor(options)
  expect(named('## Choices and their picks').sort()).toEqual(Object.keys(choices).sort())
})

test('it names every action', () => {
  expect(named('### Actions: the picks of `act`').slice(1).sort()).toEqual(Object.keys(ACTIONS).sort())
})

test('the fields of a position it names are read', () => {
  const fields = named('## `position`')
  expect(fields.length).toBeGreaterThan(8)
  for (const field of fields) {
    // A field that is read says what it must be; any other is said to be none.
    const read = SECOND_EDITION_MODULE.readPosition({ [field]: true })
    expect(isFault(read) ? read.message : field).toMatch(new RegExp(`^${field}: must`))
  }
  expect(SECOND_EDITION_MODULE.readPosition({ nothing: true })).toMatchObject({ fault: 'bad-position' })
})

test.each(['board', 'view'] as const)('it names every field of what %s tells', (part) => {
  const { properties } = SECOND_EDITION_OUTWARD.schemas[part] as { readonly properties: object }
  const fields = Object.keys(properties)
  expect(fields.length).toBeGreaterThan(10)
  expect(named(`## \`${part}\``).sort()).toEqual(fields.sort())
})
