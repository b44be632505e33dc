import { EQUIPMENT, SPAWN, SPECIAL } from '@graveshift/zones'

/** How many of each card lie in each deck (Z2-SET-03). */
export const STARTING_DECK = { 'baseball-bat': 1, crowbar: 1, 'fire-axe': 1, pistol: 3 } as const

export const EQUIPMENT_DECK = {
  crowbar: 1,
  'fire-axe': 1,
  pistol: 1,
  chainsaw: 2,
  katana: 2,
  kukri: 2,
  machete: 4,
  molotov: 4,
  'sawed-off': 4,
  shotgun: 2,
  'sniper-rifle': 2,
  'sub-mg': 2,
  'bag-of-rice': 2,
  'canned-food': 2,
  water: 2,
  flashlight: 2,
  'plenty-of-bullets': 3,
  'plenty-of-shells': 3,
  aaahh: 4,
} as const

export const PIMPWEAPON_DECK = {
  'aaahh-crate': 2,
  'army-sniper-rifle': 1,
  'automatic-shotgun': 1,
  'evil-twins': 1,
  'golden-ak-47': 1,
  'golden-kukri': 1,
  gunblades: 1,
  'mas-shotgun': 1,
  nailbat: 1,
  zantetsuken: 1,
} as const

/** One name for each card of a deck. */
export function cardsIn(deck: Readonly<Record<string, number>>): string[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<string>(count).fill(card))
}

const copies = (deck: Readonly<Record<string, number>>, card: string): number => deck[card] ?? 0

/** How many copies of a card each deck holds. */
export const cardCounts = (card: string) => ({
  starting: copies(STARTING_DECK, card),
  equipment: copies(EQUIPMENT_DECK, card),
  pimpweapon: copies(PIMPWEAPON_DECK, card),
})

/** The piles by the names that views and positions call them by. */
export const DECKS = { equipment: EQUIPMENT, pimpweapons: SPECIAL, zombies: SPAWN }
