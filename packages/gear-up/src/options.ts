import type { OptionSpec, OptionValues, ValueSpec } from '@graveshift/kernel'
import { CONTENT } from './content/index.ts'

export const MOST_SEATS = 6

/** Options of the rules: each acts where its field of the setup is asked for. */
export const RULE_OPTIONS = [
  {
    id: 'ammoOnBoss',
    kind: 'flag',
    usual: false,
    about: 'rules',
    rules: ['R1', 'R2', 'R66'],
    word: 'ammo-on-boss',
  },
  { id: 'assuredDeck', kind: 'flag', usual: false, about: 'rules', rules: ['R70'], word: 'assured-deck' },
] as const satisfies readonly ValueSpec[]

export type RuleOptions = OptionValues<typeof RULE_OPTIONS>

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

/** Everything that can be chosen before a game, in the order in which it is asked; as usual is the rulebooks' advice to newcomers (GU-SET-05). */
export const OPTIONS = [
  { id: 'seats', kind: 'seats', least: 1, most: MOST_SEATS, usual: 1, about: 'table', rules: ['GU-SET-01'] },
  {
    id: 'survivors',
    kind: 'people',
    values: ids(CONTENT.survivors),
    naming: 'survivor.*.name',
    about: 'table',
    rules: ['GU-SET-01'],
    wanted: ({ seats }) => Number(seats ?? 1),
  },
  { id: 'leader', kind: 'seat', usual: 0, about: 'table' },
  {
    id: 'boss',
    kind: 'one-of',
    values: ids(CONTENT.bosses),
    usual: 'super-abomination',
    naming: 'boss.*.name',
    about: 'table',
    rules: ['GU-SET-05'],
  },
  {
    id: 'difficulty',
    kind: 'one-of',
    values: ids(CONTENT.difficulties),
    usual: 'easy',
    naming: 'difficulty.*',
    about: 'table',
    rules: ['GU-SET-05'],
  },
  ...RULE_OPTIONS,
] as const satisfies readonly OptionSpec[]
