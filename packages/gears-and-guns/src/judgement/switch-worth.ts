import { type Look, POLICY } from '@graveshift/zones'
import type { SteamBoard, SteamKit } from '../steam/steam-game.ts'

/** A switch that is better left as it is. */
const LEAVE = -60

/** Switches are turned off by those who were sent for it: on again only helps zombies. */
export function switchWorth(
  { steam }: SteamKit,
  { board, target, orders, person }: Look<SteamBoard>,
  { at }: { readonly at: number },
): number {
  const sent = orders.task[person] === 'work' && target === steam.machines[at]?.switch
  return sent && board.switchesOn & (1 << at) ? POLICY.task : LEAVE
}
