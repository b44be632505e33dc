import type { Table } from '@graveshift/kernel'
import type { Resource } from './board.ts'
import type { Content } from './content/compile.ts'
import type { GearUp } from './game.ts'
import { dashboardOf, seatBoard, trackOf } from './seats.ts'
import type { GainSource } from './sources.ts'

/** Outlines the next empty slots; what a full track cannot take is lost (GU-ATK-06, GU-ATK-13). */
export function gain(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  what: Resource,
  wanted: number,
  from: GainSource,
): void {
  if (wanted === 0) return
  const { gained } = trackOf(seatBoard(table.board, seat), what)
  const room = trackOf(dashboardOf(content, table.board, seat), what) - gained
  const amount = Math.min(wanted, room)
  table.emit({ type: 'gained', seat, what, amount, lost: wanted - amount, from })
}
