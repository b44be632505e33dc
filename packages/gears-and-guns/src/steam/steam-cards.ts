import {
  type Blank,
  type Card,
  type CardState,
  cardFaces,
  cardsIn,
  distinct,
  type Person,
  SPENT,
  slotNamed,
} from '@graveshift/zones'
import type { PlayedCardData, WesternCard } from '../content/card-data.ts'
import type { CardAt, SteamKit } from './steam-game.ts'

/** Full or depleted, and loaded or empty besides: two states that do not touch each other (GG-STM-16). */
export const DEPLETED: CardState = { id: 'depleted', mark: '~' }

/** Pistols are emptied by Fanning alone, other weapons that need loading by every shot (UA-WPN-04, UA-WPN-06). */
const canBeEmpty = ({ reload, family }: PlayedCardData): boolean => reload === true || family === 'pistol'

export const statesOf = (data: PlayedCardData): readonly CardState[] => [
  ...(canBeEmpty(data) ? [SPENT] : []),
  ...(data.steam ? [DEPLETED] : []),
]

/** A card while it is depleted: it is of no use, and nobody keeps it (GG-STM-05). */
const useless = ({ skills: _skills, keep: _keep, ...data }: PlayedCardData): PlayedCardData => ({
  ...data,
  profiles: [],
})

/** A card in every combination of its states. */
export function steamFaces(
  data: PlayedCardData,
  pile: number,
  blank: Blank<PlayedCardData>,
): readonly (readonly [string, WesternCard])[] {
  const facesOf = (of: PlayedCardData) => cardFaces(of, data.id, pile, statesOf(data), blank)
  const depleted = new Map(facesOf(useless(data)))
  return facesOf(data).map(([name, face]) => [name, (isDepleted(face) && depleted.get(name)) || face])
}

export const isDepleted = ({ states }: Pick<Card, 'states'>): boolean => states.includes(DEPLETED.id)

/** A weapon with steam in it. */
export const isFull = (card: WesternCard): boolean => card.steam !== undefined && !isDepleted(card)

/** Everything of a kind that somebody has, once for each place where it lies. */
export function cardsAt(
  { inventory, cards }: SteamKit,
  person: Person,
  wanted: (card: WesternCard) => boolean,
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
