import { Bug } from './bug.ts'

/**
 * A deck is a multiset: its cards in sorted order, drawn from at random at the moment of drawing.
 * Hidden order never exists, so nothing can leak it, and equal decks are equal lists.
 */
export type Deck = string[]

export function makeDeck(cards: Iterable<string>): Deck {
  return [...cards].sort(byCode)
}

/** Total order by code unit: no locale, the same on every machine. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function takeCard(deck: Deck, card: string): void {
  let index = deck.indexOf(card)
  if (index < 0) throw new Bug(`no card ${card} in the deck`)
  // By hand: `splice` would make a list of what it removes.
  for (; index < deck.length - 1; index++) deck[index] = deck[index + 1] as string
  deck.pop()
}

export function putCard(deck: Deck, card: string): void {
  let index = deck.length
  deck.push(card)
  for (; index > 0 && (deck[index - 1] as string) > card; index--) deck[index] = deck[index - 1] as string
  deck[index] = card
}

/** How many of each card are left. */
export function countCards(deck: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const card of deck) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
