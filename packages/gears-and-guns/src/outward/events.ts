import { asIs, COUNT, type FormOf } from '@graveshift/kernel/outward'
import {
  COMPANION_EVENTS,
  MISSION_EVENTS,
  person,
  SINGLE_NOISE_EVENTS,
  zonesEvents,
} from '@graveshift/zones/outward'
import { CARD_EVENTS } from '../cards/outward.ts'
import { FALLEN_EVENTS } from '../fallen/outward.ts'
import type { Event } from '../game.ts'
import { HOLDING_EVENTS } from '../holding/outward.ts'
import { MACHINES_EVENTS } from '../machines/outward.ts'
import { PILE_EVENTS } from '../piles/outward.ts'
import { SHEETS_EVENTS } from '../sheets/outward.ts'
import { SPAWNING_EVENTS } from '../spawning/outward.ts'
import { STEAM_EVENTS } from '../steam/outward.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }

/** How every fact is told outside. A feature adds its own. */
export const EVENTS: Forms = {
  ...zonesEvents(VOCABULARY),
  ...SINGLE_NOISE_EVENTS,
  ...COMPANION_EVENTS,
  ...MISSION_EVENTS,
  ...SPAWNING_EVENTS,
  ...PILE_EVENTS,
  ...STEAM_EVENTS,
  ...CARD_EVENTS,
  ...HOLDING_EVENTS,
  ...FALLEN_EVENTS,
  ...MACHINES_EVENTS,
  ...SHEETS_EVENTS,
  attacksStopped: { person, count: asIs(COUNT) },
  bonusTaken: { person },
}
