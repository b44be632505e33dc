import { type Field, type FormOf, listOf, objectOf, SEAT } from '@graveshift/kernel/outward'
import { zoneName } from '@graveshift/zones'
import {
  CAR_EVENTS,
  COMPANION_EVENTS,
  DOOR_EVENTS,
  MISSION_EVENTS,
  NOISE_EVENTS,
  PERSON,
  ZONE,
  zonesEvents,
} from '@graveshift/zones/outward'
import type { Event } from '../game.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }
type Cast = Extract<Event, { type: 'cast' }>['survivors']

const survivors: Field<Cast, OutwardScene> = {
  schema: listOf(objectOf({ person: PERSON, seat: SEAT, zone: ZONE })),
  show: (cast, { kit }) =>
    cast.map(({ id, seat: at, zone: where }) => ({ person: id, seat: at, zone: zoneName(kit.map, where) })),
}

const { tallied, ...TAKEN_AND_STORED } = MISSION_EVENTS

/** How every fact is told outside. */
export const EVENTS: Forms = {
  ...zonesEvents(VOCABULARY),
  ...COMPANION_EVENTS,
  ...NOISE_EVENTS,
  ...DOOR_EVENTS,
  ...TAKEN_AND_STORED,
  ...CAR_EVENTS,
  cast: { survivors },
  tallied,
}
