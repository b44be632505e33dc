import { isFault, type Json, type Ruleset } from '@graveshift/kernel'
import type { Variant } from '@graveshift/zones/testing/watched/watched-game'
import type { Setup } from '../board.ts'
import type { Options, SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { RuleData } from '../missions/types.ts'
import { readPosition } from '../position/read-position.ts'
import { RULE_OPTIONS, ZOMBIE_CARD_SETS } from '../rule-options.ts'
import { secondEditionRules } from '../rules.ts'

/** A game but for one mode, or one rule of its mission. */
export interface SetupVariant extends Variant {
  readonly changes: Partial<Setup>
  readonly without: RuleData['rule'] | undefined
}

/** Modes that are on or off. */
const FLAGS = RULE_OPTIONS.flatMap((spec) => (spec.kind === 'flag' ? [spec.id] : []))

/** All modes there are, as they are counted. */
export const MODE_KEYS: readonly string[] = [
  ...FLAGS.map((flag) => `mode ${flag}`),
  'mode mostAbominations',
  'mode abominations plain',
  'mode abominations printed',
  ...ZOMBIE_CARD_SETS.map((part) => `mode without ${part} zombie cards`),
]

function modesOf(setup: Setup): SetupVariant[] {
  const { abominations, mostAbominations, zombieCards } = setup
  const changed = (key: string, changes: Partial<Setup>): SetupVariant => ({
    key: `mode ${key}`,
    changes,
    without: undefined,
  })
  return [
    ...FLAGS.filter((flag) => setup[flag]).map((flag) => changed(flag, { [flag]: false })),
    ...(mostAbominations > 1 ? [changed('mostAbominations', { mostAbominations: 1 })] : []),
    changed(`abominations ${abominations}`, { abominations: abominations === 'plain' ? 'printed' : 'plain' }),
    ...ZOMBIE_CARD_SETS.filter((part) => !zombieCards.includes(part)).map((part) =>
      changed(`without ${part} zombie cards`, {
        zombieCards: ZOMBIE_CARD_SETS.filter((each) => each === part || zombieCards.includes(each)),
      }),
    ),
  ]
}

/** All games that differ from one by something that is counted. */
export function variantsOf(setup: Setup): readonly SetupVariant[] {
  const rules = missionOf(setup.mission).data.rules.map(({ rule }) => rule)
  return [
    ...modesOf(setup),
    ...[...new Set(rules)].map((rule) => ({ key: `mission rule ${rule}`, changes: {}, without: rule })),
  ]
}

/** The rules of a variant; undefined where there is no such game: no printed zombie stands in a plain position. */
export function rulesOfVariant(options: Options, variant: SetupVariant): Ruleset<SecondEdition> | undefined {
  const { position: raw, ...setup } = options
  const named = missionOf(setup.mission)
  const rules = named.data.rules.filter(({ rule }) => rule !== variant.without)
  const mission = { ...named, data: { ...named.data, rules } }
  if (raw === undefined) return secondEditionRules({ ...setup, ...variant.changes }, undefined, mission).rules
  const read = readPosition({ ...(raw as object), ...variant.changes } as Json)
  return isFault(read) ? undefined : secondEditionRules(read.setup, read, mission).rules
}
