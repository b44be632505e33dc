import { fileURLToPath } from 'node:url'
import { isFault } from '@graveshift/kernel'
import { inWords, type OutwardSchemas, type PickFields, type Schema } from '@graveshift/kernel/outward'
import { HeldPage, testFieldsNamed } from '@graveshift/zones/testing/protocol-page'
import { expect, test } from 'vitest'
import { campChoices } from './campaign/camp/choices/index.ts'
import { CAMP_OUTWARD } from './campaign/camp/outward.ts'
import { WESTERN_MODULE } from './module.ts'
import { WESTERN_OUTWARD } from './outward/index.ts'
import { PICKS } from './outward/picks.ts'
import { readSetup } from './setup.ts'

const page = new HeldPage(fileURLToPath(new URL('../../../docs/protocol-gears-and-guns.md', import.meta.url)))

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const fieldsIn = (fields: Readonly<Record<string, Schema>>): string =>
  Object.entries(fields)
    .map(([name, schema]) => `\`${name}\` (${inWords(schema)})`)
    .join(', ')

function deedIn([fields, maybe = {}]: PickFields, deed: string): string {
  const named = [fieldsIn(fields), fieldsIn(maybe) === '' ? '' : `perhaps ${fieldsIn(maybe)}`]
  const told = named.filter((part) => part !== '').join(', ')
  return told === '' ? `\`${deed}\`` : `\`${deed}\` with ${told}`
}

const picksOf = (schema: Schema | undefined): string =>
  ((schema?.anyOf ?? []) as unknown as readonly { readonly properties: Record<string, Schema> }[])
    .map(({ properties: { do: deed, ...fields } }) =>
      deedIn([fields], String((deed?.enum as readonly string[] | undefined)?.[0])),
    )
    .join('; ')

const choicesOf = ({ choices, picks }: OutwardSchemas): string =>
  table(
    ['kind', 'says', 'answers: `do`'],
    Object.entries(choices).map(([kind, about]) => [
      `\`${kind}\``,
      fieldsIn(about) || 'nothing more',
      kind === 'act' ? 'see below' : picksOf(picks[kind]),
    ]),
  )

/** What stands between the marks on the page: all of it follows from the forms by which things are told. */
const made: Readonly<Record<string, string>> = {
  camp: choicesOf(CAMP_OUTWARD.schemas),
  choices: choicesOf(WESTERN_OUTWARD.schemas),
  actions: table(
    ['`do`', 'with'],
    Object.entries(PICKS.act ?? {}).map(([deed, fields]) => [
      `\`${deed}\``,
      deedIn(fields, deed).replace(/^`[^`]+`( with )?/, '') || 'nothing',
    ]),
  ),
}

test('it lists every question and every action with what goes with them', async () => {
  await page.expectMade(made)
  for (const kind of Object.keys(campChoices)) expect(made.camp).toContain(`| \`${kind}\` |`)
})

test('it names the streams of the rules', () => {
  const options = readSetup({})
  if (isFault(options)) throw new Error(options.message)
  for (const stream of WESTERN_MODULE.rulesFor(options).streams) expect(page.text).toContain(`\`${stream}\``)
})

testFieldsNamed(page, WESTERN_MODULE, WESTERN_OUTWARD.schemas)
