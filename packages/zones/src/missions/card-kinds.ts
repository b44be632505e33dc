import type { ZonesBoard } from '../board.ts'
import type { Card } from '../content/types.ts'
import type { Carried } from '../slots.ts'
import type { Mission } from './compile.ts'
import type { MissionGame } from './mission-game.ts'

/** Events with which somebody may come to hold other cards. */
export const CARDS_CHANGE: readonly MissionGame['event']['type'][] = [
  'dealt',
  'drawn',
  'foundDiscarded',
  'discarded',
  'eaten',
  'arranged',
  'inventorySet',
  'stored',
]

/** Cards by what missions want them for, as a game sorts them. */
export interface CardKinds<C extends string> {
  readonly ids: readonly C[]
  /** Whether a card counts as one of the kind. */
  isOfKind(card: string, kind: C): boolean
  /** How many cards of a kind can be had at all. */
  obtainable(mission: Mission, kind: C): number
}

/** Sorted once: goals ask for cards after every event. */
export function cardKinds<C extends string>(
  ids: readonly C[],
  faces: Readonly<Record<string, Card>>,
  counts: (card: Card, kind: C) => boolean,
  obtainable: CardKinds<C>['obtainable'],
): CardKinds<C> {
  const sets = new Map<string, ReadonlySet<string>>(
    ids.map((kind) => [
      kind,
      new Set(Object.entries(faces).flatMap(([face, card]) => (counts(card, kind) ? [face] : []))),
    ]),
  )
  return { ids, isOfKind: (card, kind) => sets.get(kind)?.has(card) === true, obtainable }
}

export function countOfKind<C extends string>(
  kinds: CardKinds<C>,
  cards: readonly string[],
  kind: C,
): number {
  let count = 0
  for (const card of cards) if (kinds.isOfKind(card, kind)) count++
  return count
}

/** How many cards of a kind somebody has. */
export function holds<C extends string>(
  kinds: CardKinds<C>,
  { hand, pack, slots }: Carried,
  kind: C,
): number {
  let count = countOfKind(kinds, hand, kind) + countOfKind(kinds, pack, kind)
  if (slots !== undefined) for (const cards of slots) count += countOfKind(kinds, cards, kind)
  return count
}

export function heldByAll<C extends string>(kinds: CardKinds<C>, { people }: ZonesBoard, kind: C): number {
  let sum = 0
  for (const person of people) sum += holds(kinds, person, kind)
  return sum
}
