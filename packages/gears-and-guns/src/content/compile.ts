import { type Card, cardFaces, EQUIPMENT, OUT, SPECIAL, SPENT, type SpawnCard } from '@graveshift/zones'
import type { WesternCardData } from './card-data.ts'
import { CARD_DECKS, type CardDeck } from './cards.ts'
import { INVENTIONS } from './decks.ts'
import { ZOMBIE_CARDS } from './zombie-deck.ts'

/** The pile that cards of a deck are discarded to; starting ones leave the game (UA-WPN-08). */
const PILE_OF: Readonly<Record<CardDeck, number>> = {
  starting: OUT,
  equipment: EQUIPMENT,
  invention: INVENTIONS,
  bounty: SPECIAL,
}

/** What only some cards have: all get it, so that cards are objects of one form. */
const BLANK: Partial<WesternCardData> = {
  family: undefined,
  steam: undefined,
  keep: undefined,
  helps: undefined,
  purifies: undefined,
  armor: undefined,
  again: undefined,
  leap: undefined,
  meleeReach: undefined,
  seesThroughJets: undefined,
  uses: undefined,
} as never

/** The states a card may be in: a feature adds its own (`CardState`) for the cards that have them. */
const statesOf = ({ reload }: WesternCardData) => (reload ? [SPENT] : [])

const faces = (data: WesternCardData, pile: number) => cardFaces(data, data.id, pile, statesOf(data), BLANK)

/** Every face of every card, by name. */
export const CARD_FACES: Readonly<Record<string, Card & WesternCardData>> = Object.fromEntries(
  Object.entries(CARD_DECKS).flatMap(([deck, cards]) =>
    cards.flatMap((card) => faces(card, PILE_OF[deck as CardDeck])),
  ),
)

export const ZOMBIE_CARDS_BY_ID: Readonly<Record<string, SpawnCard>> = Object.fromEntries(
  ZOMBIE_CARDS.map((card) => [card.id, card]),
)
