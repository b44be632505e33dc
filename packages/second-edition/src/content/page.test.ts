import { isStart } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { WORDS } from '../testing/catalogues.ts'
import { CARDS } from './cards.ts'
import { SKILLS } from './compile.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './decks.ts'
import { SURVIVORS } from './survivors.ts'
import { ZOMBIE_CARDS } from './zombie-cards.ts'
import { zombieKinds } from './zombies.ts'

const say = (key: string) => WORDS.en[key] ?? key

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

const cards = CARDS.map((card) => {
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
    card.inPack ? 'backpack' : '',
  ].filter((trait) => trait !== '')
  const attacks = card.profiles.map(
    ({ mode, least, most, dice, accuracy, damage, noisy }) =>
      `${mode} ${least}-${most}, ${dice}d${accuracy}+, damage ${damage}${noisy ? ', noisy' : ''}`,
  )
  return [say(`card.${card.id}.name`), counts(card.id), attacks.join('; '), traits.join(', ')]
})

const skills = (list: readonly string[]) => list.map((skill) => say(`skill.${skill}.name`)).join(' / ')

/** Things under what they have in common, in the order of the first of each. */
function alike<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing])
  return groups
}

const zombieCards = [
  ...alike(ZOMBIE_CARDS, (card) =>
    'activates' in card
      ? `${say(`zombie.${card.activates}.name`)}, extra activation (none at blue)`
      : `${say(`zombie.${card.kind}.name`)}${card.rush ? ', rush' : ''}`,
  ),
].map(([zombie, cards]) => [
  zombie,
  cards.map((card) => `${card.id}${'lines' in card ? `: ${card.lines.join('/')}` : ''}`).join(', '),
])

/** Skills that differ in nothing but the kind of action or zombie share a line, with the text of the first. */
function familiesOf(ids: readonly string[]): string[][] {
  const kinds = /combat|melee|ranged|abominations|fatties|runners|walkers/gi
  const rows = ids.map((skill) => [say(`skill.${skill}.name`), say(`skill.${skill}.text`)] as const)
  const families = alike(rows, (row) => row.join('\n').replaceAll(kinds, '*'))
  return [...families.values()].map((family) => {
    const [name, text] = family[0] ?? ['', '']
    const shared = family.map(([each]) => each.match(kinds)?.[0]).join('/')
    return [family.length > 1 ? name.replace(kinds, shared) : name, text]
  })
}

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
    `At yellow everybody has ${[...new Set(SURVIVORS.map(({ yellow }) => skills(yellow)))].join(' or ')}.`,
    '',
    ...table(
      ['Survivor', 'Type', 'Health', 'Blue', 'Orange', 'Red'],
      SURVIVORS.map(({ id, kid, health, blue, orange, red }) => [
        say(`survivor.${id}.name`),
        kid ? 'kid' : 'adult',
        health,
        skills(blue),
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
    'Number, and zombies at blue/yellow/orange/red.',
    '',
    ...table(['Zombie', 'Cards'], zombieCards),
    '## Skills',
    '',
    ...table(['Skill', 'Effect'], familiesOf(SKILLS.ids.filter((skill) => !isStart(skill)).sort())),
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/rulings/second-edition.md')
})
