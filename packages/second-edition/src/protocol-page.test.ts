import { fileURLToPath } from 'node:url'
import { isFault, type Json } from '@graveshift/kernel'
import { HeldPage, testFieldsNamed } from '@graveshift/zones/testing/protocol-page'
import { expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import { LANGUAGE } from './missions/language.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { SECOND_EDITION_OUTWARD } from './outward/index.ts'
import { readSetup } from './setup.ts'

const page = new HeldPage(fileURLToPath(new URL('../../../docs/protocol-second-edition.md', import.meta.url)))

const options = readSetup({})
if (isFault(options)) throw new Error(options.message)

test('it names every field of a mission of one’s own', () => {
  const [, fields = []] = page.tablesIn('## A mission of your own')
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

test('it lists every goal and rule of a mission with its figures', () => page.expectMade(made))

test('it names every kind of choice', () => {
  const { choices } = SECOND_EDITION_MODULE.rulesFor(options)
  expect(page.named('## Choices and their picks').sort()).toEqual(Object.keys(choices).sort())
})

test('it names every action', () => {
  expect(page.named('### Actions: the picks of `act`').slice(1).sort()).toEqual(Object.keys(ACTIONS).sort())
})

testFieldsNamed(page, SECOND_EDITION_MODULE, SECOND_EDITION_OUTWARD.schemas)
