import { asIs, type Field, type FormOf, listOf, objectOf, oneOf, SEAT } from '@graveshift/kernel/outward'
import { zoneName } from '@graveshift/zones'
import {
  CAR_EVENTS,
  COMPANION_EVENTS,
  DOOR_EVENTS,
  MISSION_EVENTS,
  NOISE_EVENTS,
  PERSON,
  somebody,
  ZONE,
  zonesEvents,
} from '@graveshift/zones/outward'
import { BUDGETS } from '../content/budgets.ts'
import { INVENTORY } from '../content/inventory.ts'
import type { Event } from '../game.ts'
import { LOSSES } from '../missions/losses.ts'
import { REASONS_TO_ROLL } from '../roll-reasons.ts'
import type { OutwardScene } from './scene.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }
type Cast = Extract<Event, { type: 'cast' }>['survivors']

const survivors: Field<Cast, OutwardScene> = {
  schema: listOf(objectOf({ person: PERSON, seat: SEAT, zone: ZONE })),
  show: (cast, { kit }) =>
    cast.map(({ id, seat: at, zone: where }) => ({ person: id, seat: at, zone: zoneName(kit.map, where) })),
}

const { tallied, ...TAKEN_AND_STORED } = MISSION_EVENTS
const ZONES_EVENTS = zonesEvents(INVENTORY, BUDGETS, ['equipment', 'pimpweapons', 'zombies', 'out'])

/** How every fact is told outside. */
export const EVENTS: Forms = {
  ...ZONES_EVENTS,
  ...COMPANION_EVENTS,
  ...NOISE_EVENTS,
  ...DOOR_EVENTS,
  ...TAKEN_AND_STORED,
  ...CAR_EVENTS,
  cast: { survivors },
  tallied,
  rolled: { ...ZONES_EVENTS.rolled, why: asIs(oneOf(REASONS_TO_ROLL)) },
  lost: {
    why: asIs(oneOf(LOSSES)),
    person: somebody,
  },
}
