import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import { PIMPWEAPON_DECK } from '../content/decks.ts'
import type { Event } from '../game.ts'
import type { Mission } from './compile.ts'
import { SUPPLY } from './supply.ts'
import type { CardKind } from './types.ts'

/** Events with which somebody may come to hold other cards. */
export const CARDS_CHANGE: readonly Event['type'][] = [
  'dealt',
  'drawn',
  'foundDiscarded',
  'discarded',
  'eaten',
  'arranged',
  'inventorySet',
  'stored',
]

/** Whether a card counts as one of the kind, as its name and sort say. */
function counts(card: string, kind: CardKind): boolean {
  const { name = '', kind: sort } = CARD_FACES[card] ?? {}
  switch (kind) {
    case 'food':
      return sort === 'food'
    case 'pimpweapon':
      return sort === 'weapon' && Object.hasOwn(PIMPWEAPON_DECK, name)
    default:
      return name === kind
  }
}

const known = new Map<CardKind, ReadonlySet<string>>()

/** The cards that count as one of the kind: goals ask for them after every event. */
function cardsOf(kind: CardKind): ReadonlySet<string> {
  const found = known.get(kind)
  if (found) return found
  const cards = new Set(Object.keys(CARD_FACES).filter((card) => counts(card, kind)))
  known.set(kind, cards)
  return cards
}

export const isOfKind = (card: string, kind: CardKind): boolean => cardsOf(kind).has(card)

export function countOfKind(cards: readonly string[], kind: CardKind): number {
  const wanted = cardsOf(kind)
  let count = 0
  for (const card of cards) if (wanted.has(card)) count++
  return count
}

/** How many cards of a kind somebody has. */
export const holds = ({ hand, pack }: Board['people'][number], kind: CardKind): number =>
  countOfKind(hand, kind) + countOfKind(pack, kind)

export function heldByAll({ people }: Board, kind: CardKind): number {
  let sum = 0
  for (const person of people) sum += holds(person, kind)
  return sum
}

/** How many cards of a kind can be had at all. Of the crates two may hold a walker (Z2-EQP-21). */
export function obtainable({ crates }: Mission, kind: CardKind): number {
  if (kind === 'pimpweapon') return Math.min(crates.length - 2, SUPPLY.pimpweapons)
  return kind === 'food' ? SUPPLY.food : kind === 'molotov' ? 4 : 2
}
