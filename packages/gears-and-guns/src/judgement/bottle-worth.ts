import { type Look, POLICY, peopleIn, zombiesIn } from '@graveshift/zones'
import { bottlesIn } from '../steam/bottles.ts'
import type { SteamBoard, SteamKit } from '../steam/steam-game.ts'

const VAIN = -100
/** What an explosion is worth for each zombie there, beyond the first few. */
const ZOMBIE = 55
const FEW = 3

/** A bottle is put where the mission wants it to explode, and nobody stands. */
export function placeWorth(
  kit: SteamKit,
  { board, who }: Look<SteamBoard>,
  { zone }: { readonly zone: number },
): number {
  if (!kit.steam.blasts(board).includes(zone) || bottlesIn(board, zone) > 0) return VAIN
  return peopleIn(board, zone) === 0 ? POLICY.task : who.zone === zone ? POLICY.step : VAIN
}

/** It is shot at where the mission wants it to explode, and where it takes a crowd. */
export function shotWorth(
  kit: SteamKit,
  { board }: Look<SteamBoard>,
  { zone, sure }: { readonly zone: number; readonly sure: boolean },
): number {
  if (sure) return VAIN
  if (kit.steam.blasts(board).includes(zone)) return POLICY.task
  return (zombiesIn(kit, board, zone) - FEW) * ZOMBIE
}
