import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import { LANGUAGE } from './missions/language.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { SECOND_EDITION_OUTWARD } from './outward/index.ts'
import { readSetup } from './setup.ts'

const file = fileURLToPath(new URL('../../../docs/protocol-second-edition.md', import.meta.url))
const page = readFileSync(file, 'utf8')

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

test('it names every field of a mission of one’s own', () => {
  const [, fields = []] = tablesIn('## A mission of your own')
  expect(fields.length).toBeGreaterThan(15)
  for (const field of fields) {
    // A field that is read says what it must be; any other is said to be none.
    const board =
      field === 'zones' || field === 'ways' ? { zones: [{ name: 'a', kind: 'street' }] } : { tiles: ['9R'] }
    const mission = { ...board, start: ['9R.a'], [field]: -7 } as Json
    const read = SECOND_EDITION_MODULE.readOptions({ mission })
    expect(isFault(read) ? read.message : field).toMatch(new RegExp(`^mission\\.${field}: must`))
  }
})

interface Listed {
  readonly id: string
  readonly figures: string
}

const rowOf = ({ id, figures }: Listed): string => `| \`${id}\` | ${figures} |`

const tableOf = (what: string, kinds: readonly Listed[]): string =>
  [`| \`${what}\` | figures |`, '|---|---|', ...kinds.map(rowOf)].join('\n')

const made: Readonly<Record<string, string>> = {
  goals: tableOf('goal', LANGUAGE.goals),
  rules: tableOf('rule', LANGUAGE.rules),
}

test('it lists every goal and rule of a mission with its figures', async () => {
  const whole = page.replace(
    /(<!-- made (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}\n${made[name]}\n\n${end}`,
  )
  await expect(whole).toMatchFileSnapshot(file)
  for (const table of Object.values(made)) expect(whole).toContain(table)
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
