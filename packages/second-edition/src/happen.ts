import type { Table } from '@graveshift/kernel'
import type { Zones } from '@graveshift/zones'
import type { Event, SecondEdition } from './game.ts'
import type { SecondKit } from './second-kit.ts'

/** The same table: what is shared with the other game knows less of it. */
export const asSecond = (table: Table<Zones>): Table<SecondEdition> =>
  table as unknown as Table<SecondEdition>

/** Says that something happened, and lets the mission look whether that ends the game (Z2-RND-06). */
export function say(kit: SecondKit, table: Table<Zones>, event: Event): void {
  asSecond(table).emit(event)
  if (table.board.outcome === undefined) kit.after(table, event)
}
