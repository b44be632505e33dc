import type { CardData, SpawnCard, SurvivorData, ZombieKind } from '../content/types.ts'

/** Parts of a page that shows the content of a game as tables; `Say` has its words. */

export type Say = (key: string) => string

export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): readonly string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]

export const attacksOf = ({ profiles }: CardData): string =>
  profiles
    .map(
      ({ mode, least, most, dice, accuracy, damage, noisy }) =>
        `${mode} ${least}-${most}, ${dice}d${accuracy}+, damage ${damage}${noisy ? ', noisy' : ''}`,
    )
    .join('; ')

export const skillNames = (say: Say, ids: readonly string[]): string =>
  ids.map((skill) => say(`skill.${skill}.name`)).join(' / ')

/** What a card has besides its attacks, in any game on zones. */
export const traitsOf = (say: Say, card: CardData & { readonly kind: string }): readonly string[] =>
  [
    card.dual ? 'dual' : '',
    card.ammo ?? '',
    card.reload ? 'reload' : '',
    card.food ? `+${card.food} adrenaline` : '',
    card.plenty ? `re-rolls ${card.plenty}` : '',
    ...(card.skills ?? []).map((skill) => say(`skill.${skill}.name`)),
    card.kind === 'bomb' ? `kills all at range ${card.reach?.join('-')}` : '',
    card.inPack ? 'backpack' : '',
  ].filter((trait) => trait !== '')

/** Blue, orange and red of a survivor; yellow is the same for everybody. */
export const treeOf = (say: Say, { blue, orange, red }: SurvivorData): readonly string[] =>
  [blue, orange, red].map((skills) => skillNames(say, skills))

export const zombieTable = (say: Say, kinds: readonly ZombieKind[]): readonly string[] =>
  table(
    ['Type', 'Targeting rank', 'Damage to eliminate', 'Adrenaline', 'Actions', 'Miniatures'],
    kinds.map(({ id, rank, damage, points, actions, figures }) => [
      say(`zombie.${id}.name`),
      rank,
      damage,
      points,
      actions,
      figures,
    ]),
  )

/** Things under what they have in common, in the order of the first of each. */
function alike<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing])
  return groups
}

export const zombieCardTable = (say: Say, cards: readonly SpawnCard[]): readonly string[] =>
  table(
    ['Zombie', 'Cards'],
    [
      ...alike(cards, (card) =>
        'activates' in card
          ? `${say(`zombie.${card.activates}.name`)}, extra activation (none at blue)`
          : `${say(`zombie.${card.kind}.name`)}${card.rush ? ', rush' : ''}`,
      ),
    ].map(([zombie, group]) => [
      zombie,
      group.map((card) => `${card.id}${'lines' in card ? `: ${card.lines.join('/')}` : ''}`).join(', '),
    ]),
  )

/** Skills that differ in nothing but the kind of action or zombie share a line, with the text of the first. */
export function skillTable(say: Say, ids: readonly string[]): readonly string[] {
  const kinds = /combat|melee|ranged|abominations|fatties|runners|walkers/gi
  const rows = [...ids]
    .sort()
    .map((skill) => [say(`skill.${skill}.name`), say(`skill.${skill}.text`)] as const)
  const families = alike(rows, (row) => row.join('\n').replaceAll(kinds, '*'))
  return table(
    ['Skill', 'Effect'],
    [...families.values()].map((family) => {
      const [name, text] = family[0] ?? ['', '']
      const shared = family.map(([each]) => each.match(kinds)?.[0]).join('/')
      return [family.length > 1 ? name.replace(kinds, shared) : name, text]
    }),
  )
}
