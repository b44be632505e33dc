import { Bug, type Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import type { SpawnCard } from '../content/types.ts'
import { emit } from '../emit.ts'
import { activation } from '../frames/activation.ts'
import type { Zones } from '../game.ts'
import { kindOf, onBoard } from '../horde.ts'
import type { Kit } from '../kit.ts'

export function spawnCardOf(kit: Kit, card: string): SpawnCard {
  const found = kit.spawnCards[card]
  if (!found) throw new Bug(`no zombie card ${card}`)
  return found
}

export const kindBit = (kit: Kit, id: string): number => 1 << kindOf(kit, id)

/** Figures of a kind that are still in the box. */
export function figuresLeft(kit: Kit, table: Table<Zones>, kind: number): number {
  return (kit.kinds[kind]?.figures ?? 0) - onBoard(kit, table.board, kind)
}

/**
 * Puts zombies on the board as far as there are figures; gives how many came. If there were too few, all of the kind
 * act, what has just come included (Z2-ZOM-10).
 */
export function place(
  kit: Kit,
  table: Table<Zones>,
  zone: number,
  kind: number,
  wanted: number,
  seat: number,
  fresh: boolean,
): number {
  const count = Math.min(wanted, figuresLeft(kit, table, kind))
  if (count > 0) emit(kit, table, { type: 'placed', zone, kind, count, fresh })
  if (count < wanted) activateAll(kit, table, 1 << kind, seat, 'shortage')
  return count
}

/** Every zombie of these kinds acts out of turn. */
export function activateAll(
  kit: Kit,
  table: Table<Zones>,
  kinds: number,
  seat: number,
  why: 'card' | 'shortage',
): void {
  emit(kit, table, { type: 'activated', kinds, zone: NONE, why })
  table.push(activation(kinds, seat))
}
