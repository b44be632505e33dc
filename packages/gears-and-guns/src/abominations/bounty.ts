import type { Table } from '@graveshift/kernel'
import { drawing, isPlayed, NONE, SPECIAL } from '@graveshift/zones'
import type { EventOf, Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'

/** Whoever eliminates an abomination draws a bounty weapon; nobody for trains, notes and companions (UA-BTY-01, UA-RUL-21). */
export function drawBounty(
  kit: WesternKit,
  table: Table<Western>,
  { person, kind }: EventOf<'killed'>,
): void {
  if (!kit.kinds[kind]?.abomination || person === NONE || !isPlayed(table.board, person)) return
  table.push(drawing(person, 1, { pile: SPECIAL }))
}
