import { nth, type Table } from '@graveshift/kernel'
import { activateAll, emit, figuresLeft, kindOf, onBoard } from '@graveshift/zones'
import type { Western } from '../game.ts'
import { ABOMINATION_STREAM } from '../streams.ts'
import type { WesternKit } from '../western-kit.ts'

/** The kinds that are abominations, a bit each. */
const abominations = ({ kinds }: WesternKit): number =>
  kinds.reduce((bits, { abomination }, kind) => (abomination ? bits | (1 << kind) : bits), 0)

const isThere = (kit: WesternKit, table: Table<Western>): boolean =>
  kit.kinds.some(({ abomination }, kind) => abomination && onBoard(kit, table.board, kind) > 0)

/**
 * An abomination is due: one of the deck comes, or the one on the board acts once more (UA-ABO-01). Its card goes back
 * when it is eliminated (UA-ABO-03), so that the deck is whoever is not on the board. Gives whether one came.
 */
export function bringAbomination(
  kit: WesternKit,
  table: Table<Western>,
  zone: number,
  seat: number,
  why: 'card' | 'shortage',
): boolean {
  if (isThere(kit, table)) {
    activateAll(kit, table, abominations(kit), seat, why)
    return false
  }
  const deck = kit.kinds.flatMap(({ id, abomination }) => (abomination ? [id] : []))
  const id = nth(deck, table.draw(ABOMINATION_STREAM, deck))
  emit(kit, table, { type: 'placed', zone, kind: kindOf(kit, id), count: 1, fresh: false })
  return true
}

/**
 * Zombies of a card as far as there are miniatures; gives how many came. If there are too few, an abomination is due,
 * once for the card (UA-SPW-01, UA-SHO-01).
 */
export function spawnZombies(
  kit: WesternKit,
  table: Table<Western>,
  zone: number,
  kind: number,
  wanted: number,
  seat: number,
): number {
  // The cards say 'abomination' and mean any one.
  if (kind < 0) return bringAbomination(kit, table, zone, seat, 'card') ? 1 : 0
  const count = Math.min(wanted, figuresLeft(kit, table, kind))
  if (count > 0) emit(kit, table, { type: 'placed', zone, kind, count, fresh: true })
  if (count < wanted) bringAbomination(kit, table, zone, seat, 'shortage')
  return count
}
