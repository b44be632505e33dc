import { CARDS, kitFor, MISSIONS, SURVIVORS } from '@graveshift/gears-and-guns'
import { usualOptions } from '@graveshift/gears-and-guns/testing/won'
import { table } from '@graveshift/zones/testing/figures-page'
import { readMeasured, whole } from '../../../../testing/labels/measured-page.ts'
import type { Worth, Worths } from '../../../../testing/labels/worth.ts'
import { NAMES } from './names.ts'

export const WORTHS: Worths & { readonly command: string } = readMeasured('gears-and-guns', 'worth')

/** Fewer games say little. */
const TELLING = 30

/** By how many points games with it were won more often than usual. */
const ahead = ({ games, won, expected }: Worth): number => Math.round((100 * won - expected / 10) / games)
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

const ranked = (worths: Readonly<Record<string, Worth>>) =>
  Object.entries(worths)
    .filter(([, { games }]) => games >= TELLING)
    .toSorted(([, one], [, other]) => ahead(other) - ahead(one))

const row =
  (name: (id: string) => string) =>
  ([id, worth]: readonly [string, Worth]) => [
    name(id),
    String(worth.games),
    `${whole(worth.won / worth.games)}%`,
    `${Math.round(worth.expected / worth.games / 10)}%`,
    signed(ahead(worth)),
  ]

const HEADS = ['games', 'won', 'usual', 'points']

const never = (
  all: readonly string[],
  seen: Readonly<Record<string, unknown>>,
  name: (id: string) => string,
) =>
  all
    .filter((id) => !(id in seen))
    .map(name)
    .join(', ') || 'none'

/** Every action that some mission has. */
const ACTIONS = [
  ...new Set(MISSIONS.flatMap(({ id }) => Object.keys(kitFor(usualOptions(id)).actions))),
].toSorted()

/** Every skill that some survivor may gain. */
const LEARNED = [
  ...new Set(SURVIVORS.flatMap(({ yellow, orange, red }) => [...yellow, ...orange, ...red])),
].toSorted()

/** So far below what is usual something is hardly worth it. */
const POOR = -5

const poor = (worths: Readonly<Record<string, Worth>>, name: (id: string) => string): string =>
  ranked(worths)
    .filter(([, worth]) => ahead(worth) <= POOR)
    .map(([id, worth]) => `${name(id)} (${signed(ahead(worth))})`)
    .join(', ') || 'none'

export const worthPart = (): readonly string[] => [
  '## What is worth it',
  '',
  'Games of quick bots in which somebody was played, or had the card at some time, beside what is usual in the same missions. Who lives longer finds more: a card that is found late looks better than it is, one that is held by many shows no difference.',
  '',
  ...table(['survivor', ...HEADS], ranked(WORTHS.survivors).map(row(NAMES.survivorName))),
  ...table(['card', ...HEADS], ranked(WORTHS.cards).map(row(NAMES.cardName))),
  `- Five points or more below what is usual: ${poor({ ...WORTHS.survivors }, NAMES.survivorName)}; of cards ${poor(WORTHS.cards, NAMES.cardName)}.`,
  `- Cards that nobody ever had: ${never(
    CARDS.map(({ id }) => id),
    WORTHS.cards,
    NAMES.cardName,
  )}.`,
  `- Actions that nobody ever took: ${never(ACTIONS, WORTHS.actions, NAMES.actionName)}.`,
  `- Skills that nobody gained in a mission by itself, where most end below orange: ${never(LEARNED, WORTHS.skills, NAMES.skillName)}.`,
  '',
]
