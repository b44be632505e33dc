import { nth, type Refusal } from '@graveshift/kernel'
import type { Person } from './board.ts'
import type { Card, SurvivorData } from './content/types.ts'
import type { Kit } from './kit.ts'

/** What lies in a hand is used, what is worn works by itself, what is packed waits. */
export type SlotKind = 'hand' | 'body' | 'pack'

/** Where cards of a survivor may lie, as a game has it. */
export interface SlotData {
  /** `hand` and `pack` are fields of every person; whatever else there is lies in `Person.slots`. */
  readonly name: string
  readonly kind: SlotKind
  /** Cards it holds before any skill. */
  readonly size: number
  /** Cards it holds with every skill that makes it larger. */
  readonly most: number
  /** Only survivors who name it have it. */
  readonly optional?: boolean
  readonly full: Refusal
  /** What it takes differs from survivor to survivor. */
  readonly personal?: boolean
  /** Why a card cannot lie here, whatever room there is. */
  unfit?(card: Card, survivor: SurvivorData | undefined): Refusal | undefined
}

/** A slot that any number of cards fits into. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER

export interface Slot extends SlotData {
  /** Its place among `Person.slots`; none for hand and pack. */
  readonly at: number
}

/** Where a card lies while it is being moved about: in a slot of one of two people, or on the table. */
export interface CardPlace {
  readonly name: string
  /** Undefined for what was found and lies on the table. */
  readonly slot: Slot | undefined
  readonly isPartners: boolean
}

export interface Inventory {
  readonly slots: readonly Slot[]
  /** Those besides hand and backpack, as they lie in `Person.slots`. */
  readonly more: readonly Slot[]
  readonly places: readonly CardPlace[]
  /** Some slots take other cards of one survivor than of another. */
  readonly personal: boolean
}

const FOUND = 'found'
const NO_CARDS: readonly string[] = []

/** What somebody carries. */
export type Carried = Pick<Person, 'id' | 'hand' | 'pack' | 'slots'>

/** The slots of a game, in the order in which they are told and filled. */
export function inventoryOf(data: readonly SlotData[]): Inventory {
  const more: Slot[] = []
  const slots = data.map((slot): Slot => {
    if (slot.name === 'hand' || slot.name === 'pack') return { ...slot, at: -1 }
    const placed = { ...slot, at: more.length }
    more.push(placed)
    return placed
  })
  const places: CardPlace[] = [
    ...slots.map((slot) => ({ name: slot.name, slot, isPartners: false })),
    { name: FOUND, slot: undefined, isPartners: false },
    ...slots.map((slot) => ({ name: `partner-${slot.name}`, slot, isPartners: true })),
  ]
  return { slots, more, places, personal: slots.some(({ personal }) => personal) }
}

/** What a new person has in the slots besides hand and backpack. */
export const emptySlots = ({ more }: Inventory): Person['slots'] =>
  more.length === 0 ? undefined : more.map(() => [])

export const slotNamed = ({ slots }: Inventory, name: string): Slot | undefined =>
  slots.find((slot) => slot.name === name)

export function placeNamed({ places }: Inventory, name: string | undefined): CardPlace | undefined {
  for (const place of places) if (place.name === name) return place
  return undefined
}

export function cardsIn(person: Carried, { name, at }: Slot): readonly string[] {
  if (name === 'hand') return person.hand
  return name === 'pack' ? person.pack : nth(person.slots ?? [], at)
}

export function setCardsIn(person: Carried, { name, at }: Slot, cards: readonly string[]): void {
  if (name === 'hand') person.hand = cards
  else if (name === 'pack') person.pack = cards
  else person.slots = person.slots?.with(at, cards)
}

/** Why a card cannot lie in somebody's slot. */
export function unfitFor(
  kit: Kit,
  { id }: Pick<Person, 'id'>,
  slot: Slot | undefined,
  card: string,
): Refusal | undefined {
  const data = kit.cards[card]
  return slot?.unfit && data ? slot.unfit(data, kit.survivors[id]) : undefined
}

/** Everything somebody has, wherever it lies: hand, backpack, then the other slots. */
export function everyCard({ hand, pack, slots }: Carried): string[] {
  return slots === undefined ? [...hand, ...pack] : [...hand, ...pack, ...slots.flat()]
}

/** How many cards somebody has. */
export function countCardsOf({ hand, pack, slots }: Carried): number {
  let count = hand.length + pack.length
  if (slots !== undefined) for (const cards of slots) count += cards.length
  return count
}

/** Whether somebody has a card anywhere. */
export function hasCard({ hand, pack, slots }: Carried, card: string): boolean {
  if (hand.includes(card) || pack.includes(card)) return true
  if (slots !== undefined) for (const cards of slots) if (cards.includes(card)) return true
  return false
}

/** Somebody's cards, slot by slot: hand, backpack, then the others. */
export const listsOf = ({ hand, pack, slots = [] }: Carried): (readonly string[])[] => [hand, pack, ...slots]

/** Cards that are used where they lie: those in hand, and what other slots hold ready. */
export function cardsInHand(inventory: Inventory, person: Carried): readonly string[] {
  return person.slots === undefined ? person.hand : inSlots(inventory, person, false)
}

/** The same, with what lies in the backpack. */
export function cardsReady(inventory: Inventory, person: Carried): readonly string[] {
  return person.slots === undefined ? [...person.hand, ...person.pack] : inSlots(inventory, person, true)
}

function inSlots({ slots }: Inventory, person: Carried, packed: boolean): readonly string[] {
  let all: readonly string[] = NO_CARDS
  for (const slot of slots) {
    if (slot.kind !== 'hand' && !(packed && slot.kind === 'pack')) continue
    const cards = cardsIn(person, slot)
    // Equal cards side by side, as in a hand.
    if (cards.length > 0) all = all.length === 0 ? cards : [...all, ...cards].sort()
  }
  return all
}
