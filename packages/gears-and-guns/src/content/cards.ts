import type { WesternCardData } from './card-data.ts'
import { BOUNTY } from './cards/bounty.ts'
import { EQUIPMENT } from './cards/equipment.ts'
import { INVENTIONS } from './cards/inventions.ts'
import { STARTING } from './cards/starting.ts'

/** The decks that survivors get cards from, each shuffled by itself (UA-SET-02, GG-STM-01). */
export const CARD_DECKS = {
  starting: STARTING,
  equipment: EQUIPMENT,
  invention: INVENTIONS,
  bounty: BOUNTY,
} as const satisfies Readonly<Record<string, readonly WesternCardData[]>>

export type CardDeck = keyof typeof CARD_DECKS
export const DECK_NAMES: readonly CardDeck[] = ['starting', 'equipment', 'invention', 'bounty']
export type CardId = (typeof CARD_DECKS)[CardDeck][number]['id']

/** Every card once, whatever its copies. No card is in two decks. */
export const CARDS: readonly (WesternCardData & { readonly id: CardId })[] = Object.values(CARD_DECKS).flat()

/** One name for each card of a deck. */
export function cardsOf(deck: CardDeck): readonly string[] {
  const cards: readonly WesternCardData[] = CARD_DECKS[deck]
  return cards.flatMap(({ id, count }) => Array<string>(count).fill(id))
}
