import {
  COMPANION_EVOLVERS,
  type Evolver,
  joined,
  LEADER_EVOLVERS,
  SINGLE_NOISE_EVOLVERS,
  ZONES_EVOLVERS,
} from '@graveshift/zones'
import { MISSION_EVOLVERS } from '@graveshift/zones/missions'
import { ARMOR_EVOLVERS } from './armor/armor.ts'
import type { Board } from './board.ts'
import { AFTER_OTHERS, BEFORE_OTHERS, CARD_EVOLVERS } from './cards/evolve.ts'
import { FALLEN_EVOLVERS, LED_EVOLVERS } from './fallen/fallen.ts'
import type { Event } from './game.ts'
import { HELD_EVOLVERS, HOLDING_EVOLVERS } from './holding/holding.ts'
import { MACHINES_EVOLVERS } from './machines/machines.ts'
import { BONUS_EVOLVERS } from './people/bonus.ts'
import { PILE_EVOLVERS } from './piles/piles.ts'
import { LOST_EVOLVERS, SHEETS_EVOLVERS } from './sheets/sheets-board.ts'
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
  ...HOLDING_EVOLVERS,
  ...FALLEN_EVOLVERS,
  ...ARMOR_EVOLVERS,
  ...MACHINES_EVOLVERS,
  ...BONUS_EVOLVERS,
  ...SHEETS_EVOLVERS,
  ...CARD_EVOLVERS,
  ...STEAM_EVOLVERS,
}

/** With what features write besides at the events of others: a table of each, behind the last. */
const WRITERS = joined<WesternKit, Board, Event>(
  BEFORE_OTHERS,
  EVOLVERS,
  LEADER_EVOLVERS,
  REROLL_EVOLVERS,
  HELD_EVOLVERS,
  LED_EVOLVERS,
  LOST_EVOLVERS,
  AFTER_OTHERS,
)

/** The only writer of the board. */
export function evolve(kit: WesternKit, board: Board, event: Event): void {
  WRITERS[event.type]?.(kit, board, event)
}
