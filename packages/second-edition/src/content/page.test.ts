import { isStart } from '@graveshift/zones'
import {
  attacksOf,
  skillNames,
  skillTable,
  table,
  traitsOf,
  treeOf,
  zombieCardTable,
  zombieTable,
} from '@graveshift/zones/testing/figures-page'
import { expect, test } from 'vitest'
import { WORDS } from '../testing/catalogues.ts'
import { CARDS } from './cards.ts'
import { SKILLS } from './compile.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './decks.ts'
import { SURVIVORS } from './survivors.ts'
import { ZOMBIE_CARDS } from './zombie-cards.ts'
import { zombieKinds } from './zombies.ts'

const say = (key: string) => WORDS.en[key] ?? key

const counts = (id: string) =>
  [
    [STARTING_DECK, 'starting'],
    [EQUIPMENT_DECK, 'equipment'],
    [PIMPWEAPON_DECK, 'pimpweapons'],
  ]
    .flatMap(([deck, name]) => {
      const count = (deck as Readonly<Record<string, number>>)[id]
      return count === undefined ? [] : [`${name} ${count}`]
    })
    .join(', ')

const cards = CARDS.map((card) => [
  say(`card.${card.id}.name`),
  counts(card.id),
  attacksOf(card),
  [
    ...traitsOf(say, card),
    ...(card.door ? [`door ${card.door}`] : []),
    ...(card.kind === 'trap' ? ['a walker appears'] : []),
  ].join(', '),
])

test('docs/rulings/second-edition.md holds every figure as it is in the data', async () => {
  const page = [
    '# The second edition in figures',
    '',
    'Every card, survivor, zombie and skill, made from the data (`npm run unit -- second-edition/src/content/page -u`). The [rule ledger](../rules/second-edition.md) refers to these tables and holds the rulings (RUL). Skills that differ only in the kind of action or zombie share a line, with the text of the first.',
    '',
    '## Equipment',
    '',
    'An attack is its mode and range, dice and what they need (`2d3+`), damage, and whether it is noisy. A card with `backpack` works there too.',
    '',
    ...table(['Card', 'Decks', 'Attacks', 'Traits'], cards),
    '## Survivors',
    '',
    `At yellow everybody has ${[...new Set(SURVIVORS.map(({ yellow }) => skillNames(say, yellow)))].join(' or ')}.`,
    '',
    ...table(
      ['Survivor', 'Type', 'Health', 'Blue', 'Orange', 'Red'],
      SURVIVORS.map((survivor) => [
        say(`survivor.${survivor.id}.name`),
        survivor.kid ? 'kid' : 'adult',
        survivor.health,
        ...treeOf(say, survivor),
      ]),
    ),
    '## Zombies',
    '',
    ...zombieTable(say, [
      ...zombieKinds('plain', 4),
      ...zombieKinds('printed', 1).filter(({ abomination }) => abomination),
    ]),
    '## Zombie cards',
    '',
    'Number, and zombies at blue/yellow/orange/red.',
    '',
    ...zombieCardTable(say, ZOMBIE_CARDS),
    '## Skills',
    '',
    ...skillTable(
      say,
      SKILLS.ids.filter((skill) => !isStart(skill)),
    ),
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/rulings/second-edition.md')
})
