import type { Table } from '@graveshift/kernel'
import { emit } from '@graveshift/zones'
import type { EventOf, Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { spawnsOf } from './spawning.ts'

/** As soon as an abomination is placed, for any reason, all tokens of its kind wake for good (UA-SPW-05). */
export function wakeSpawns(kit: WesternKit, table: Table<Western>, { kind }: EventOf<'placed'>): void {
  if (!kit.kinds[kind]?.abomination) return
  const spawns = spawnsOf(kit, 'abomination').filter((spawn) => table.board.asleep & (1 << spawn))
  if (spawns.length > 0) emit(kit, table, { type: 'spawnsWoke', spawns })
}
