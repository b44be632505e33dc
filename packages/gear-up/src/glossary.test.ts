import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT } from './content/index.ts'
import { ZOMBIE_TYPES } from './content/types.ts'
import { EFFECTS } from './effects/index.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const wordsIn = (language: string): Record<string, string> => JSON.parse(read(`../words/${language}.json`))
const [en, it, de] = [wordsIn('en'), wordsIn('it'), wordsIn('de')]

/** Rows of the glossary by their English term. */
const glossary = new Map(
  read('../../../docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, english = '', italian = '', german = '']) => [
      english.replace(' (step)', ''),
      [italian, german],
    ]),
)

const KEYS = [
  ...EFFECTS.map((effect) => `effect.${effect}.name`),
  ...CONTENT.bosses.map(({ id }) => `boss.${id}.name`),
  ...CONTENT.difficulties.map(({ id }) => `difficulty.${id}`),
  ...ZOMBIE_TYPES.map((type) => `zombie-type.${type}`),
  ...['reveal', 'attack', 'upgrade', 'walk', 'card'].map((step) => `step.${step}`),
  ...['catcher', 'batter', 'pitcher'].map((body) => `body.${body}`),
]

/** Capitals are each language's own matter: the printed Italian sets some inside a term. */
const lower = (terms: readonly (string | undefined)[] = []) => terms.map((term) => term?.toLowerCase())

test.each(KEYS)('GU-LNG-01 %s is the rulebooks’ own term in all three languages', (key) => {
  expect(lower(glossary.get(en[key] ?? ''))).toEqual(lower([it[key], de[key]]))
})
