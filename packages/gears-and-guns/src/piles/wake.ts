import type { Table } from '@graveshift/kernel'
import { emit, isOver } from '@graveshift/zones'
import type { EventOf, Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { pileTokensLeft } from './piles.ts'

/**
 * Whoever comes into a room wakes the pile of its tile, or all of the building (UA-PIL-01): survivors and those who
 * follow them, never zombies, and nobody by standing there (UA-PIL-03).
 */
export function wakePiles(kit: WesternKit, table: Table<Western>, { path, person }: EventOf<'walked'>): void {
  const { board } = table
  for (const zone of path)
    kit.mission.piles.forEach(({ rooms, building, wakes }, pile) => {
      if (!wakes || (board.pilesAwake | board.pilesSafe) & (1 << pile) || isOver(table)) return
      if (!(board.setup.piles === 'building' ? building : rooms).includes(zone)) return
      // UA-PIL-05: the town is overrun.
      if (pileTokensLeft(board) === 0) emit(kit, table, { type: 'lost', why: 'piles', person })
      else emit(kit, table, { type: 'pileWoke', pile, person })
    })
}
