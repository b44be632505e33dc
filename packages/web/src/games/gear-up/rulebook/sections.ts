import { BOSS_RULES, type EffectId, WEAPON_EFFECTS } from '@graveshift/gear-up'
import type { WordKey } from '../../../i18n/word-keys.ts'
import type { Section as BookSection } from '../../../learn/rulebook/rulebook.ts'
import type { RulesKey } from '../word-keys.ts'

export const GROUPS = ['setup', 'rounds', 'attack', 'effects', 'zombies', 'boss', 'solo', 'table'] as const
type Group = (typeof GROUPS)[number]

/** What is drawn beside a section. */
export type GearUpPicture =
  | { readonly of: 'effect'; readonly id: EffectId }
  | { readonly of: 'boss'; readonly id: string }
  | { readonly of: 'zombie'; readonly id: OddZombie }

type OddZombie = 'bomber' | 'stinky'

/** A piece of the rulebook of Gear Up; its rules are those of docs/rules/gear-up.md. */
interface Section extends BookSection {
  readonly title: WordKey
  readonly text: WordKey
  readonly group: Group
  readonly picture: GearUpPicture | undefined
}

type IdOf<K, End extends string> = K extends `rules.${infer Id}.${End}` ? Id : never
type TextId = IdOf<RulesKey, 'text'>
type TopicId = IdOf<RulesKey, 'title'>

/** 'ATK 3 12' stands for GU-ATK-03 and GU-ATK-12. */
function rulesIn(short: string): string[] {
  return short.split(', ').flatMap((part) => {
    const [family = '', ...numbers] = part.split(' ')
    return numbers.map((number) => `GU-${family}-${number.padStart(2, '0')}`)
  })
}

const topic = (group: Group, id: TopicId & TextId, rules: string): Section => ({
  id,
  group,
  rules: rulesIn(rules),
  title: `rules.${id}.title`,
  lead: [],
  text: `rules.${id}.text`,
  picture: undefined,
})

const effect = ({ id, rules }: { readonly id: EffectId; readonly rules: readonly string[] }): Section => ({
  id,
  group: 'effects',
  rules,
  title: `effect.${id}.name`,
  lead: [`effect.${id}.text`],
  text: `rules.${id}.text`,
  picture: { of: 'effect', id },
})

const zombie = (id: OddZombie, rules: string): Section => ({
  id,
  group: 'zombies',
  rules: rulesIn(rules),
  title: `zombie-type.${id}`,
  lead: [`ability.${id}`],
  text: `rules.${id}.text`,
  picture: { of: 'zombie', id },
})

/** Bosses are named by texts: a test holds them to the words they need. */
const bossWord = (id: string, part: string) => `boss.${id}.${part}` as WordKey

const boss = ({ printed: { id }, rules, special }: (typeof BOSS_RULES)[number]): Section => ({
  id,
  group: 'boss',
  rules,
  title: bossWord(id, 'name'),
  lead: [...(special ? [bossWord(id, 'rule')] : []), bossWord(id, 'skill')],
  text: `rules.${id}.text` as WordKey,
  picture: { of: 'boss', id },
})

const EFFECTS = WEAPON_EFFECTS.map(effect)
const behind = (id: EffectId) => EFFECTS.findIndex((section) => section.id === id) + 1

/** The rulebook in reading order. Each rule of the ledger stands in exactly one section (a test holds it to that). */
export const SECTIONS: readonly Section[] = [
  topic('setup', 'goal', 'RND 4 9'),
  topic('setup', 'survivors', 'SET 1 6'),
  topic('setup', 'zombie-cards', 'SET 7'),
  topic('setup', 'decks', 'SET 2'),
  topic('setup', 'difficulty', 'SET 3 5'),
  topic('setup', 'starting-zombies', 'SET 4'),
  topic('setup', 'leader', 'SET 9'),
  topic('setup', 'options', 'OPT 1'),
  topic('rounds', 'rounds', 'RND 1 2 7'),
  topic('rounds', 'turn', 'RND 3'),
  topic('rounds', 'reveal', 'RND 5 6 8'),
  topic('rounds', 'defeat', 'RND 10 11'),
  topic('attack', 'attack', 'ATK 1 10 11'),
  topic('attack', 'targets', 'ATK 2 5 14'),
  topic('attack', 'shape', 'ATK 3'),
  topic('attack', 'single', 'ATK 4 12'),
  topic('attack', 'bonus-icons', 'ATK 6 13 21'),
  topic('attack', 'damage-icons', 'ATK 7'),
  topic('attack', 'ammo', 'ATK 8 15 16 17 18 19'),
  topic('attack', 'killing', 'ATK 9 20'),
  topic('attack', 'together', 'ATK 22'),
  topic('effects', 'effects', 'EFX 14 15 16'),
  ...EFFECTS.slice(0, behind('split')),
  topic('effects', 'again', 'EFX 22'),
  ...EFFECTS.slice(behind('split'), behind('explosive')),
  topic('effects', 'sweep', 'EFX 24 25'),
  ...EFFECTS.slice(behind('explosive')),
  topic('zombies', 'upgrade', 'UPG 1 2 3'),
  topic('zombies', 'walk', 'WLK 1 5 6'),
  topic('zombies', 'damage', 'WLK 2 7'),
  zombie('bomber', 'WLK 3 8'),
  zombie('stinky', 'WLK 4 9'),
  topic('zombies', 'spawn', 'SPW 1 3 4, SET 8'),
  topic('zombies', 'empty-deck', 'SPW 2'),
  topic('boss', 'boss', 'BOS 2 9 12'),
  topic('boss', 'boss-card', 'BOS 1 11'),
  topic('boss', 'boss-damage', 'BOS 10'),
  ...BOSS_RULES.map(boss),
  topic('solo', 'solo', 'SOL 1 6'),
  topic('solo', 'companions', 'SOL 2 3 4 5'),
  topic('table', 'open-information', 'HID 1 2 3'),
  topic('table', 'undo', 'UND 1 2'),
  topic('table', 'achievements', 'ACH 1'),
  topic('table', 'languages', 'LNG 1 2'),
]
