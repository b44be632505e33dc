import { nth } from '@graveshift/kernel'
import {
  asIs,
  COUNT,
  type Field,
  type FormOf,
  listOf,
  meaning,
  nameOf,
  objectOf,
  oneOf,
  SEAT,
  TEXT,
} from '@graveshift/kernel/outward'
import { CAR_ROLL, ROLL_REASONS, zoneName } from '@graveshift/zones'
import { TOKEN_COLOURS } from '@graveshift/zones/missions'
import {
  CAR_EVENTS,
  CARD,
  COMPANION_EVENTS,
  DOOR_EVENTS,
  NOISE_EVENTS,
  PERSON,
  person,
  somebody,
  ZONE,
  zonesEvents,
} from '@graveshift/zones/outward'
import { INVENTORY } from '../content/inventory.ts'
import type { Event } from '../game.ts'
import { LOSSES } from '../missions/losses.ts'
import { tokenNames } from './names.ts'
import type { OutwardScene } from './scene.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }
type Named = Field<number, OutwardScene>
type Cast = Extract<Event, { type: 'cast' }>['survivors']

export const TOKEN = nameOf('token')
export const TOKEN_COLOUR = oneOf(TOKEN_COLOURS)

const token: Named = { schema: TOKEN, show: (value, { kit, board }) => nth(tokenNames(kit, board), value) }
const card = asIs<string>(CARD)

const survivors: Field<Cast, OutwardScene> = {
  schema: listOf(objectOf({ person: PERSON, seat: SEAT, zone: ZONE })),
  show: (cast, { kit }) =>
    cast.map(({ id, seat: at, zone: where }) => ({ person: id, seat: at, zone: zoneName(kit.map, where) })),
}

const ZONES_EVENTS = zonesEvents(INVENTORY)

/** How every fact is told outside. */
export const EVENTS: Forms = {
  ...ZONES_EVENTS,
  ...COMPANION_EVENTS,
  ...NOISE_EVENTS,
  ...DOOR_EVENTS,
  tokenTaken: { token, person: somebody },
  woken: { colour: asIs(TOKEN_COLOUR) },
  stored: { person, card },
  ...CAR_EVENTS,
  cast: { survivors },
  tallied: { what: meaning(asIs(TEXT), 'as in the view’s `tally`'), count: asIs(COUNT) },
  rolled: { ...ZONES_EVENTS.rolled, why: asIs(oneOf([...ROLL_REASONS, CAR_ROLL])) },
  lost: {
    why: asIs(oneOf(LOSSES)),
    person: somebody,
  },
}
