import {
  type Card,
  type CardState,
  cardFaces,
  cardsIn,
  distinct,
  type Person,
  SPENT,
  slotNamed,
} from '@graveshift/zones'
import type { WesternCardData } from '../content/card-data.ts'
import type { CardAt, SteamKit } from './steam-game.ts'

/** Full or depleted, and loaded or empty besides: two states that do not touch each other (GG-STM-16). */
export const DEPLETED: CardState = { id: 'depleted', mark: '~' }

/** Pistols are emptied by Fanning alone, other weapons that need loading by every shot (UA-WPN-04, UA-WPN-06). */
const canBeEmpty = ({ reload, family }: WesternCardData): boolean => reload === true || family === 'pistol'

export const statesOf = (data: WesternCardData): readonly CardState[] => [
  ...(canBeEmpty(data) ? [SPENT] : []),
  ...(data.steam ? [DEPLETED] : []),
]

/** What a depleted card is without: it is of no use, and nobody keeps it (GG-STM-05). */
const USELESS = { profiles: [], skills: undefined, keep: undefined } as const

/** A card in every combination of its states. */
export const steamFaces = (
  data: WesternCardData,
  pile: number,
  blank: Partial<WesternCardData>,
): readonly (readonly [string, Card & WesternCardData])[] =>
  cardFaces(data, data.id, pile, statesOf(data), blank).map(([name, face]) => [
    name,
    isDepleted(face) ? ({ ...face, ...USELESS } as unknown as Card & WesternCardData) : face,
  ])

export const isDepleted = ({ states }: Pick<Card, 'states'>): boolean => states.includes(DEPLETED.id)

/** A weapon with steam in it. */
export const isFull = (card: Card & WesternCardData): boolean => card.steam !== undefined && !isDepleted(card)

/** Everything of a kind that somebody has, once for each place where it lies. */
export function cardsAt(
  { inventory, cards }: SteamKit,
  person: Person,
  wanted: (card: Card & WesternCardData) => boolean,
): CardAt[] {
  const found: CardAt[] = []
  for (const slot of inventory.slots)
    for (const card of distinct(cardsIn(person, slot))) {
      const data = cards[card]
      if (data && wanted(data)) found.push({ card, place: slot.name })
    }
  return found
}

/** Whether somebody has a card there. */
export function isAt({ inventory }: SteamKit, person: Person, { card, place }: CardAt): boolean {
  const slot = slotNamed(inventory, place)
  return slot !== undefined && cardsIn(person, slot).includes(card)
}
