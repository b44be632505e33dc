import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type OptionSpec, optionWord } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { dashed } from './play/flags.ts'
import { wishName } from './play/wishes.ts'
import { wordsIn } from './words.ts'

const code = (text: string): string => `\`${text}\``

function valuesOf(spec: OptionSpec, game: string): string {
  if (spec.kind === 'flag') return 'true, false'
  if (spec.kind === 'seat') return 'a seat from 0; on the command line from 1, or who sits there'
  if (spec.kind === 'count' || spec.kind === 'seats') return `${spec.least} to ${spec.most}`
  if (spec.kind === 'mission') return `a number or an id of its [missions](${game}-missions.md)`
  const listed = spec.values.map(code).join(', ')
  return spec.kind === 'some-of' ? `some of ${listed}` : listed
}

function usualOf(spec: OptionSpec): string {
  if (spec.kind === 'people') return 'the first ones'
  if (spec.kind === 'some-of') return 'all'
  return typeof spec.usual === 'string' ? code(spec.usual) : String(spec.usual)
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function tableOf(game: (typeof GAMES)[number]): string {
  const { say } = wordsIn('en', game.id)
  const rows = game.options.map((spec) =>
    row([
      code(spec.id),
      `${say(optionWord(spec, 'name'))}: ${say(optionWord(spec, 'text'))}`,
      `${valuesOf(spec, game.id)}${spec.when ? ` while ${code(spec.when.option)} is ${code(String(spec.when.is))}` : ''}`,
      usualOf(spec),
      code(`--${dashed(wishName(spec))}`),
      (spec.rules ?? []).join(', '),
    ]),
  )
  return [
    row(['option', 'what it is', 'values', 'as usual', 'flag', 'rules']),
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

test.each(GAMES)('docs/$id.md lists its options', async (game) => {
  const file = fileURLToPath(new URL(`../../../docs/${game.id}.md`, import.meta.url))
  const page = readFileSync(file, 'utf8')
  const made = tableOf(game)
  const whole = page.replace(
    /(<!-- made options -->\n)[\s\S]*?(<!-- end -->)/,
    (_, begin: string, end: string) => `${begin}\n${made}\n\n${end}`,
  )
  await expect(whole).toMatchFileSnapshot(file)
  expect(whole).toContain(made)
})
