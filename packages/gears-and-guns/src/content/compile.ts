import { type Blank, EQUIPMENT, IMPROVISED, OUT, SPECIAL, type SpawnCard } from '@graveshift/zones'
import { skillsOfCard } from '../people/card-skills.ts'
import { steamFaces } from '../steam/steam-cards.ts'
import type { PlayedCardData, WesternCard } from './card-data.ts'
import { CARD_DECKS, type CardDeck, DECK_NAMES } from './cards.ts'
import { INVENTIONS } from './decks.ts'
import { GATLING, GATLING_CARD } from './figures.ts'
import { ZOMBIE_CARDS } from './zombie-deck.ts'

/** The pile that cards of a deck are discarded to; starting ones leave the game (UA-WPN-08). */
const PILE_OF: Readonly<Record<CardDeck, number>> = {
  starting: OUT,
  equipment: EQUIPMENT,
  invention: INVENTIONS,
  bounty: SPECIAL,
}

/** What only some cards have: all get it, so that cards are objects of one form. */
const BLANK: Blank<PlayedCardData> = {
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
}

/** With what it does for its bearer beyond its printed skills: such skills are in the book, though content has no name for them. */
function faces(data: PlayedCardData, pile: number): readonly (readonly [string, WesternCard])[] {
  const skills = skillsOfCard(data)
  return steamFaces(skills.length > 0 ? { ...data, skills } : data, pile, BLANK)
}

/** Fired like a weapon, though it stands on the board and is in no deck (UA-GAT-01). */
const GATLING_DATA: PlayedCardData = { id: GATLING_CARD, count: 0, kind: 'weapon', profiles: [GATLING] }

/** Every face of every card, by name. */
export const CARD_FACES: Readonly<Record<string, WesternCard>> = Object.fromEntries([
  ...DECK_NAMES.flatMap((deck) => CARD_DECKS[deck].flatMap((card) => faces(card, PILE_OF[deck]))),
  // In no deck: skills that ultrared may give.
  ...IMPROVISED.flatMap(({ id, profiles }) => faces({ id, profiles, kind: 'weapon', count: 0 }, OUT)),
  ...faces(GATLING_DATA, OUT),
])

export const ZOMBIE_CARDS_BY_ID: Readonly<Record<string, SpawnCard>> = Object.fromEntries(
  ZOMBIE_CARDS.map((card) => [card.id, card]),
)
