import { has } from '@graveshift/kernel'
import type { Action } from '../actions/action.ts'
import { NONE, type ZonesBoard } from '../board.ts'
import type { ActPick, ArrangePick, ZonesChoice, ZonesChoiceOf, ZonesPick } from '../game.ts'
import { distinct, exchanged } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { type Carried, cardsIn, type Slot, setCardsIn, unfitFor } from '../slots.ts'
import { armed } from './arms.ts'

/** What an exchange must bring to be worth an action. */
export const WORTH_AN_ACTION = 150

/** The most that one card can bring that somebody gives to another, or moves to another slot. */
export function bestMove(kit: Kit, board: ZonesBoard, from: number, to: number): number {
  const { exchanges } = kit.remembered
  const key = exchanges.keyOf(kit.inventory, board, from, to)
  return exchanges.get(key) ?? exchanges.keep(key, tryMoves(kit, personAt(board, from), personAt(board, to)))
}

/** Somebody's cards with those of one slot changed. */
function withSlot(who: Carried, slot: Slot, cards: readonly string[]): Carried {
  const changed = { id: who.id, hand: who.hand, pack: who.pack, slots: who.slots }
  setCardsIn(changed, slot, cards)
  return changed
}

/** What it brings to put a card elsewhere, in exchange for another where there is no room. */
function gainOf(
  kit: Kit,
  from: Carried,
  to: Carried,
  [source, target]: readonly [Slot, Slot],
  card: string,
  back: string | undefined,
): number {
  const before = armed(kit, from) + (from === to ? 0 : armed(kit, to))
  const giver = withSlot(from, source, exchanged(cardsIn(from, source), card, back))
  const taker = from === to ? giver : to
  const after = withSlot(taker, target, exchanged(cardsIn(taker, target), back, card))
  return armed(kit, after) + (from === to ? 0 : armed(kit, giver)) - before
}

/** The most that one card can bring in the hand of somebody, taken from anywhere that somebody has it. */
function tryMoves(kit: Kit, from: Carried, to: Carried): number {
  const { slots } = kit.inventory
  let most = 0
  for (const target of slots) {
    const there = cardsIn(to, target)
    if (target.kind !== 'hand' || (target.optional && there.length === 0)) continue
    const given = there.length < target.size ? [undefined] : distinct(there)
    for (const source of slots) {
      if (from === to && source.kind === 'hand') continue
      for (const card of distinct(cardsIn(from, source))) {
        if (unfitFor(kit, to, target, card)) continue
        for (const back of given)
          if (back === undefined || !unfitFor(kit, from, source, back))
            most = Math.max(most, gainOf(kit, from, to, [source, target], card, back))
      }
    }
  }
  return most
}

/** What nobody who knows the game would do in a turn. */
export function isPointless(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  { bots }: Action,
  pick: ActPick,
): boolean {
  if (bots === undefined) return false
  return bots.never === true || bots.isWasted?.(kit, board, person, pick) === true
}

export type Put = Extract<ArrangePick, { do: 'put' }>

/** What somebody has once something was put elsewhere. */
export function after(
  kit: Kit,
  who: Carried,
  isPartner: boolean,
  { card, from, to, for: back }: Put,
): Carried {
  let changed = who
  for (const { name, slot, isPartners } of kit.inventory.places) {
    if (!slot || isPartners !== isPartner) continue
    if (name === from) changed = withSlot(changed, slot, exchanged(cardsIn(changed, slot), card, back))
    else if (name === to) changed = withSlot(changed, slot, exchanged(cardsIn(changed, slot), back, card))
  }
  return changed
}

/** Cards are moved only if somebody is better off. */
function isPrunedPut(
  kit: Kit,
  board: ZonesBoard,
  choice: ZonesChoiceOf<'arrange'>,
  pick: ZonesPick,
): boolean {
  if (pick.do === 'hand-over') return true
  if (pick.do !== 'put' || !has(pick, 'from')) return false
  const own = personAt(board, choice.person)
  let gained = armed(kit, after(kit, own, false, pick)) - armed(kit, own)
  if (choice.partner !== NONE) {
    const other = personAt(board, choice.partner)
    gained += armed(kit, after(kit, other, true, pick)) - armed(kit, other)
  }
  return gained <= 0
}

/** What nobody who knows the game would do: exchanging nothing above all. */
export function isPruned(kit: Kit, board: ZonesBoard, choice: ZonesChoice, pick: ZonesPick): boolean {
  if (choice.kind === 'act') {
    const action = kit.actions[pick.do]
    return action !== undefined && isPointless(kit, board, choice.person, action, pick)
  }
  // Dealt cards lie in hand, where they are wanted; to and fro would go on for ever.
  if (choice.kind === 'prepare') return pick.do === 'stow'
  if (choice.kind === 'arrange') return isPrunedPut(kit, board, choice, pick)
  return false
}
