import type { Table } from '@graveshift/kernel'
import type { ZonesEvent } from './events.ts'
import type { Zones } from './game.ts'
import type { Kit } from './kit.ts'

/** Says that something happened, and lets the game look whether that ends it (Z2-RND-06). */
export function tell(kit: Kit, table: Table<Zones>, event: ZonesEvent): void {
  table.emit(event)
  if (table.board.outcome === undefined) kit.after(table, event)
}

export function isOver({ board }: Table<Zones>): boolean {
  return board.outcome !== undefined
}
