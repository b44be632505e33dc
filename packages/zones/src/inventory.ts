import { Bug, putCard } from '@graveshift/kernel'
import type { Person, ZonesBoard } from './board.ts'
import type { Place } from './events.ts'
import type { Kit } from './kit.ts'
import { powersOf } from './people.ts'

export const HANDS = 2

/** A list without one of its cards. */
export function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card)
  if (at < 0) throw new Bug(`no card ${card} here`)
  return cards.toSpliced(at, 1)
}

/** A list with one more card, in order: equal inventories are equal lists. */
export function withCard(cards: readonly string[], card: string): readonly string[] {
  const longer = cards.slice()
  putCard(longer, card)
  return longer
}

export function isInHand({ hand }: Person, card: string): boolean {
  return hand.includes(card)
}

export function countIn(cards: readonly string[], card: string): number {
  let count = 0
  for (const each of cards) if (each === card) count++
  return count
}

/** Cards at a place, seen from whoever moves them about. */
export function cardsAt(
  board: ZonesBoard,
  person: Person,
  partner: Person | undefined,
  place: Place,
): readonly string[] {
  switch (place) {
    case 'hand':
      return person.hand
    case 'pack':
      return person.pack
    case 'found':
      return board.found
    case 'partner-hand':
      return partner?.hand ?? []
    case 'partner-pack':
      return partner?.pack ?? []
  }
}

/** Cards a place holds at most; what is found lies on the table and is not put back there. */
export function roomAt(kit: Kit, board: ZonesBoard, person: number, partner: number, place: Place): number {
  switch (place) {
    case 'hand':
      return HANDS
    case 'pack':
      return powersOf(kit, board, person).packSize
    case 'found':
      return 0
    case 'partner-hand':
      return HANDS
    case 'partner-pack':
      return powersOf(kit, board, partner).packSize
  }
}

/** A sorted list without what is in it twice; most have nothing of that. */
export function distinct(list: readonly string[]): readonly string[] {
  for (let at = 1; at < list.length; at++)
    if (list[at - 1] === list[at]) return list.filter((card, index) => list.indexOf(card) === index)
  return list
}
