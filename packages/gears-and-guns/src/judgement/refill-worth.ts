import { facesOf, type Look, POLICY } from '@graveshift/zones'
import { DEPLETED } from '../steam/steam-cards.ts'
import type { SteamBoard, SteamKit } from '../steam/steam-game.ts'

const KEEP = -100

/** What a weapon brings that works again, beyond what somebody has in hand; bottles that are wanted elsewhere are kept. */
export function refillWorth(
  kit: SteamKit,
  { board, strength, here }: Look<SteamBoard>,
  { card, by }: { readonly card: string; readonly by: string },
): number {
  if (by === 'bottle' && kit.steam.blasts(board).length > 0) return KEEP
  const full = kit.cards[card]?.turned[DEPLETED.id] ?? card
  const gain = (facesOf(kit).get(full)?.rate ?? 0) - strength
  if (by === 'bottle' && gain <= 0) return KEEP
  return POLICY.exchange + Math.max(0, gain) * (here > 0 ? 3 : 1)
}
