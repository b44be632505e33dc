import type { Table } from '@graveshift/kernel'
import type { ZonesGame } from './game.ts'
import type { Kit } from './kit.ts'

/** The one way in which games on zones emit: the game looks at every event, whether it ends it (Z2-RND-06). */
export function emit<G extends ZonesGame>(kit: Kit<G>, table: Table<G>, event: G['event']): void {
  table.emit(event)
  if (table.board.outcome === undefined) kit.after(table, event)
}

export function isOver({ board }: Table<ZonesGame>): boolean {
  return board.outcome !== undefined
}
