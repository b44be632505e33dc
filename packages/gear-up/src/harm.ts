import type { Table } from '@graveshift/kernel'
import type { DamageKind, Frame, GearUp } from './game.ts'
import { ANY_SEAT_FRAME } from './one-form.ts'
import { clockwise, owned, seatBoard } from './seats.ts'
import type { DamageSource } from './sources.ts'

type Damage = Extract<Frame, { kind: 'damage' }>

/** Crosses armor and health; the last health gone is a defeat in that instant (GU-RND-10). */
export function suffer(
  table: Table<GearUp>,
  seat: number,
  damage: number,
  armor: number,
  from: DamageSource,
): void {
  const health = Math.min(damage - armor, seatBoard(table.board, seat).health)
  table.emit({ type: 'suffered', seat, armor, health, from })
  if (seatBoard(table.board, seat).health === 0) table.emit({ type: 'lost', why: 'death', seat })
}

/** One packet of damage; where armor gives a choice, the frame that asks. */
function hurt(
  table: Table<GearUp>,
  seat: number,
  amount: number,
  from: DamageSource,
  kind: DamageKind,
): Damage | undefined {
  const armor = owned(seatBoard(table.board, seat).armor)
  if (amount === 0) return undefined
  if (kind === 'armor-only') {
    // The Catcher breaks armor and nothing else (GU-BOS-17).
    const broken = Math.min(armor, amount)
    if (broken > 0) suffer(table, seat, broken, broken, from)
  } else if (kind === 'unblockable' || armor === 0) suffer(table, seat, amount, 0, from)
  else return { ...ANY_SEAT_FRAME, kind: 'damage', at: 'take', seat, amount, from }
  return undefined
}

export function harm(table: Table<GearUp>, seat: number, amount: number, from: DamageSource): void {
  const frame = hurt(table, seat, amount, from, 'normal')
  if (frame) table.push(frame)
}

/** The same packet for every survivor; those with armor decide at the same time, each on the own lane. */
export function harmEveryone(
  table: Table<GearUp>,
  amount: number,
  from: DamageSource,
  kind: DamageKind = 'normal',
): void {
  for (const seat of clockwise(table.board)) {
    const frame = hurt(table, seat, amount, from, kind)
    if (frame) table.fork(seat, frame)
    if (table.board.outcome !== undefined) return
  }
}

export const DODGED_DAMAGE = 2

/** Zombiphant and Mutation: 2 damage each, or 1 armor instead (GU-BOS-16). */
export function dodgeForEveryone(table: Table<GearUp>): void {
  for (const seat of clockwise(table.board)) {
    if (owned(seatBoard(table.board, seat).armor) > 0)
      table.fork(seat, { ...ANY_SEAT_FRAME, kind: 'dodge', at: 'ask', seat })
    else suffer(table, seat, DODGED_DAMAGE, 0, 'boss-skill')
    if (table.board.outcome !== undefined) return
  }
}
