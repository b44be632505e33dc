import {
  COMPANION_EVOLVERS,
  type Evolver,
  joined,
  LEADER_EVOLVERS,
  SINGLE_NOISE_EVOLVERS,
  ZONES_EVOLVERS,
} from '@graveshift/zones'
import { MISSION_EVOLVERS } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { AFTER_OTHERS, BEFORE_OTHERS, CARD_EVOLVERS } from './cards/evolve.ts'
import type { Event } from './game.ts'
import { PILE_EVOLVERS } from './piles/piles.ts'
import { SPAWNING_EVOLVERS } from './spawning/spawning.ts'
import { REROLL_EVOLVERS, STEAM_EVOLVERS } from './steam/evolve.ts'
import type { WesternKit } from './western-kit.ts'

/** A feature spreads its evolvers here. */
const EVOLVERS: { readonly [T in Event['type']]: Evolver<WesternKit, Board, Event> } = {
  ...ZONES_EVOLVERS,
  ...SINGLE_NOISE_EVOLVERS,
  ...COMPANION_EVOLVERS,
  ...MISSION_EVOLVERS,
  ...SPAWNING_EVOLVERS,
  ...PILE_EVOLVERS,
  ...CARD_EVOLVERS,
  ...STEAM_EVOLVERS,
}

/** With what features write besides at the events of others: a table of each, behind the last. */
const WRITERS = joined<WesternKit, Board, Event>(
  BEFORE_OTHERS,
  EVOLVERS,
  LEADER_EVOLVERS,
  REROLL_EVOLVERS,
  AFTER_OTHERS,
)

/** The only writer of the board. */
export function evolve(kit: WesternKit, board: Board, event: Event): void {
  WRITERS[event.type]?.(kit, board, event)
}
