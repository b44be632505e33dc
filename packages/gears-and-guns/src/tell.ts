import type { Json, Telling } from '@graveshift/kernel'
import { COMPANION_TELLERS, SINGLE_NOISE_TELLERS, type Teller, ZONES_TELLERS } from '@graveshift/zones'
import { MISSION_TELLERS } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { CARD_TELLERS } from './cards/tell.ts'
import type { Event } from './game.ts'
import { PEOPLE_TELLERS } from './people/tell.ts'
import { PILE_TELLERS } from './piles/tell.ts'
import { SHEETS_TELLERS } from './sheets/tell.ts'
import { SPAWNING_TELLERS } from './spawning/tell.ts'
import { STEAM_TELLERS } from './steam/tell.ts'
import type { WesternKit } from './western-kit.ts'

/** A feature spreads its tellers here. */
const TELLERS: { readonly [T in Event['type']]: Teller<Event, WesternKit, Board> } = {
  ...ZONES_TELLERS,
  ...SINGLE_NOISE_TELLERS,
  ...COMPANION_TELLERS,
  ...MISSION_TELLERS,
  ...SPAWNING_TELLERS,
  ...PILE_TELLERS,
  ...STEAM_TELLERS,
  ...CARD_TELLERS,
  ...PEOPLE_TELLERS,
  ...SHEETS_TELLERS,
}

/** The event as a sentence; the board is the one after it, and the answer the one it came of. */
export function tell(kit: WesternKit, event: Event, board: Board, answer?: Json): Telling {
  return TELLERS[event.type](event, kit, board, answer)
}
