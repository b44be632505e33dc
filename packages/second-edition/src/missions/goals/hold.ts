import { NONE, pileOf, SPECIAL } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import { CARD_FACES } from '../../content/compile.ts'
import { PIMPWEAPON_DECK } from '../../content/decks.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { CardKind } from '../types.ts'

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

function countOf(cards: readonly string[], kind: CardKind): number {
  const wanted = cardsOf(kind)
  let count = 0
  for (const card of cards) if (wanted.has(card)) count++
  return count
}

/** How many cards of a kind somebody has. */
export const holds = ({ hand, pack }: Board['people'][number], kind: CardKind): number =>
  countOf(hand, kind) + countOf(pack, kind)

function heldByAll({ people }: Board, kind: CardKind): number {
  let sum = 0
  for (const person of people) sum += holds(person, kind)
  return sum
}

export const hold: Goal<'hold'> = {
  met: (_kit, board, { kind, count }) => heldByAll(board, kind) >= count,
  count: (_kit, board, { kind, count }) => ({ done: heldByAll(board, kind), of: count }),
  progress: (_kit, board, { kind, count }) => share(heldByAll(board, kind), count),
}

/** What a survivor near a crate is worth beside one who has what is wanted. */
const NEAR = Math.floor(WHOLE / 3)

const survivors = ({ people }: Board) => people.filter(({ seat }) => seat !== NONE)

export const holdEach: Goal<'hold-each'> = {
  met: (_kit, board, { kind }) => survivors(board).every((person) => holds(person, kind) > 0),
  count(_kit, board, { kind }) {
    const all = survivors(board)
    return { done: all.filter((person) => holds(person, kind) > 0).length, of: all.length }
  },
  progress(kit, board, { kind }) {
    const crates = board.tokens.filter((token) => token.kind === 'crate' && token.by === NONE)
    const places = crates.map(({ zone }) => zone)
    const all = survivors(board)
    const sum = all.reduce(
      (total, person) =>
        total + (holds(person, kind) > 0 ? WHOLE : nearness(kit, board, person, places, NEAR)),
      0,
    )
    return share(sum, all.length * WHOLE)
  },
  // Only crates hold pimpweapons, and what is thrown away does not come back (Z2-RUL-24).
  impossible(_kit, board, { kind }) {
    if (kind !== 'pimpweapon') return false
    const crates = board.tokens.filter((token) => token.kind === 'crate' && token.by === NONE).length
    const trunks = board.cars.filter(({ crate }) => crate).length
    const left = countOf(pileOf(board, SPECIAL).cards, kind)
    const found = countOf(board.found, kind)
    return heldByAll(board, kind) + found + Math.min(crates + trunks, left) < survivors(board).length
  },
}
