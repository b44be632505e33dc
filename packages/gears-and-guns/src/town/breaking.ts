import type { Table } from '@graveshift/kernel'
import type { ZonesEventOf } from '@graveshift/zones'
import type { SteamGame, SteamKit } from '../steam/steam-game.ts'
import { breakNozzle } from './nozzles.ts'

/** Every nozzle of a zone (GG-TWN-06, GG-TWN-12). */
function breakAllIn(kit: SteamKit, table: Table<SteamGame>, zone: number): void {
  kit.steam.machines.forEach(({ nozzle }, at) => {
    if (nozzle === zone) breakNozzle(kit, table, at)
  })
}

/** It enters a zone. */
export function breakOnTheWay(
  kit: SteamKit,
  table: Table<SteamGame>,
  { moves }: ZonesEventOf<'zombiesMoved'>,
): void {
  const { breaker } = kit.steam
  if (breaker < 0) return
  for (let move = 0; move < moves.length; move += 4)
    if (moves[move + 2] === breaker) breakAllIn(kit, table, moves[move + 1] as number)
}

/** It appears there, which is as if it entered (GG-RUL-25). */
export function breakWherePlaced(
  kit: SteamKit,
  table: Table<SteamGame>,
  { zone, kind }: ZonesEventOf<'placed'>,
): void {
  if (kit.steam.breaker >= 0 && kind === kit.steam.breaker) breakAllIn(kit, table, zone)
}
