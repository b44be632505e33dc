import type { Step, Table } from '@graveshift/kernel'
import { drawFrom, emit, isOver, NONE } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'

/** A card for a sheet that the players choose, kept without a roll. */
export interface KeepsakeFrame {
  readonly kind: 'keepsake'
  at: string
  readonly pile: number
  card: string
  person: number
}

/** Outside the campaign it does nothing (GG-OBJ-15). */
export function giveKeepsake(table: Table<Western>, pile: number): void {
  if (table.board.setup.campaign) table.push({ kind: 'keepsake', at: 'draw', pile, card: '', person: NONE })
}

/** Drawn for all to see, then given to any sheet, whatever became of its survivor. */
export const keepsakeSteps = (kit: WesternKit): Readonly<Record<string, Step<Western, KeepsakeFrame>>> => ({
  draw(table, frame) {
    if (isOver(table)) return undefined
    const card = drawFrom(table, frame.pile)
    if (card === undefined) return undefined
    frame.card = card
    const able = table.board.people.flatMap(({ seat }, person) => (seat === NONE ? [] : [person]))
    emit(kit, table, { type: 'drawn', pile: frame.pile, card, person: able[0] ?? NONE })
    table.ask({ kind: 'receiver', seat: 'team', able })
    return 'keep'
  },
  keep(table, { person, card }) {
    emit(kit, table, { type: 'keepsakeKept', person, card })
    return undefined
  },
})
