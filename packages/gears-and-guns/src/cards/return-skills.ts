import type { Table } from '@graveshift/kernel'
import { emit } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'

/** What cards lent for a round is over when the next one begins (GG-OBJ-14). */
export function returnSkills(kit: WesternKit, table: Table<Western>): void {
  if (table.board.lentSkills.some(({ until }) => until === 'round'))
    emit(kit, table, { type: 'skillsReturned' })
}
