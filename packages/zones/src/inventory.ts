import { Bug, putCard } from '@graveshift/kernel'
import { NONE, type Person, type ZonesBoard } from './board.ts'
import type { Kit } from './kit.ts'
import { personAt, powersOf } from './people.ts'
import { cardsIn, type Slot, unfitFor } from './slots.ts'

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

/** A list from which one card goes and to which another comes, either of which may be none. */
export function exchanged(
  cards: readonly string[],
  gone: string | undefined,
  come: string | undefined,
): readonly string[] {
  const left = gone === undefined ? cards : without(cards, gone)
  return come === undefined ? left : withCard(left, come)
}

/** A sorted list without what is in it twice; most have nothing of that. */
export function distinct(list: readonly string[]): readonly string[] {
  for (let at = 1; at < list.length; at++)
    if (list[at - 1] === list[at]) return list.filter((card, index) => list.indexOf(card) === index)
  return list
}

/** One list of somebody's cards is replaced by another: the first that holds this card, the backpack last. */
export function replaceWhere(
  person: Person,
  card: string,
  change: (cards: readonly string[]) => readonly string[],
): void {
  if (person.hand.includes(card)) {
    person.hand = change(person.hand)
    return
  }
  const at = person.slots?.findIndex((cards) => cards.includes(card)) ?? NONE
  if (at === NONE) person.pack = change(person.pack)
  else person.slots = person.slots?.map((cards, index) => (index === at ? change(cards) : cards))
}

/** Cards that fit into a slot of somebody. */
export function roomIn(kit: Kit, board: ZonesBoard, person: number, slot: Slot): number {
  if (slot.optional && !kit.survivors[personAt(board, person).id]?.slots?.includes(slot.name)) return 0
  return slot.size + powersOf(kit, board, person).room[slot.kind]
}

/** Where a card that comes to somebody goes: the first slot that takes it, else a backpack, which then holds too many. */
export function slotFor(kit: Kit, person: Person, card: string): Slot {
  const { slots } = kit.inventory
  for (const slot of slots)
    if (!slot.optional && cardsIn(person, slot).length < slot.size && !unfitFor(kit, person, slot, card))
      return slot
  const spare = slots.findLast(({ kind }) => kind === 'pack') ?? slots.at(-1)
  if (!spare) throw new Bug('this game has no slots')
  return spare
}
