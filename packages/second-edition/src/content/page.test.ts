import { readFileSync } from 'node:fs'
import { isStart } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { CARDS } from './cards.ts'
import { SKILLS } from './compile.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './decks.ts'
import { SURVIVORS } from './survivors.ts'
import { ZOMBIE_CARDS } from './zombie-cards.ts'
import { zombieKinds } from './zombies.ts'

const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../words/en.json', import.meta.url), 'utf8'),
)
const say = (key: string) => words[key] ?? key

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]

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

const cards = CARDS.flatMap((card) => {
  const traits = [
    card.dual ? 'dual' : '',
    card.ammo ?? '',
    card.reload ? 'reload' : '',
    card.door ? `door ${card.door}` : '',
    card.food ? `+${card.food} adrenaline` : '',
    card.plenty ? `re-rolls ${card.plenty}` : '',
    ...(card.skills ?? []).map((skill) => say(`skill.${skill}.name`)),
    card.kind === 'bomb' ? `kills all at range ${card.reach?.join('-')}` : '',
    card.kind === 'trap' ? 'a walker appears' : '',
    card.inPack ? 'works in the backpack' : '',
  ].filter((trait) => trait !== '')
  const name = say(`card.${card.id}.name`)
  const rows = card.profiles.map(({ mode, least, most, dice, accuracy, damage, noisy }) => [
    mode,
    `${least}-${most}`,
    dice,
    `${accuracy}+`,
    damage,
    noisy ? 'noisy' : 'silent',
  ])
  return (rows.length > 0 ? rows : [['-', '-', '-', '-', '-', '-']]).map((row) => [
    name,
    counts(card.id),
    ...row,
    traits.join(', '),
  ])
})

const skills = (list: readonly string[]) => list.map((skill) => say(`skill.${skill}.name`)).join(' / ')

test('docs/rulings/second-edition.md holds every figure as it is in the data', async () => {
  const page = [
    '# The second edition in figures',
    '',
    'Every card, survivor, zombie and skill as it is in the data; the [rule ledger](../rules/second-edition.md) refers to',
    'these tables. Written by `packages/second-edition/src/content/page.test.ts`: run it with `-u` after a change.',
    '',
    '## Equipment',
    '',
    ...table(['Card', 'Deck', 'Mode', 'Range', 'Dice', 'Accuracy', 'Damage', 'Noise', 'Traits'], cards),
    '## Survivors',
    '',
    ...table(
      ['Survivor', 'Type', 'Health', 'Blue', 'Yellow', 'Orange', 'Red'],
      SURVIVORS.map(({ id, kid, health, blue, yellow, orange, red }) => [
        say(`survivor.${id}.name`),
        kid ? 'kid' : 'adult',
        health,
        skills(blue),
        skills(yellow),
        skills(orange),
        skills(red),
      ]),
    ),
    '## Zombies',
    '',
    ...table(
      ['Type', 'Targeting rank', 'Damage to eliminate', 'Adrenaline', 'Actions', 'Miniatures'],
      [...zombieKinds('plain', 4), ...zombieKinds('printed', 1).filter(({ abomination }) => abomination)].map(
        ({ id, rank, damage, points, actions, figures }) => [
          say(`zombie.${id}.name`),
          rank,
          damage,
          points,
          actions,
          figures,
        ],
      ),
    ),
    '## Zombie cards',
    '',
    ...table(
      ['#', 'Zombie', 'Blue', 'Yellow', 'Orange', 'Red', 'Rush'],
      ZOMBIE_CARDS.map((card) =>
        'activates' in card
          ? [
              card.id,
              `extra activation: ${say(`zombie.${card.activates}.name`)}`,
              'none',
              'yes',
              'yes',
              'yes',
              '',
            ]
          : [card.id, say(`zombie.${card.kind}.name`), ...card.lines, card.rush ? 'yes' : ''],
      ),
    ),
    '## Skills',
    '',
    ...table(
      ['Skill', 'Effect'],
      Object.keys(SKILLS)
        .filter((skill) => !isStart(skill))
        .sort()
        .map((skill) => [say(`skill.${skill}.name`), say(`skill.${skill}.text`)]),
    ),
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/rulings/second-edition.md')
})
