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
  TRUTH,
} from '@graveshift/kernel/outward'
import { zoneName } from '@graveshift/zones'
import {
  CARD,
  DOOR_EVENTS,
  NOISE_EVENTS,
  PERSON,
  people,
  person,
  somebody,
  ZONE,
  ZONES_EVENTS,
  zone,
} from '@graveshift/zones/outward'
import type { Event } from '../game.ts'
import { LOSSES } from '../missions/losses.ts'
import { TOKEN_COLOURS } from '../missions/types.ts'
import { carNames, tokenNames } from './names.ts'
import type { OutwardScene } from './scene.ts'

type Forms = { readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, OutwardScene, 'type'> }
type Named = Field<number, OutwardScene>
type Cast = Extract<Event, { type: 'cast' }>['survivors']

export const CAR = nameOf('car')
export const TOKEN = nameOf('token')
export const SEATS_IN_CAR = oneOf(['driver', 'passenger'])
export const TOKEN_COLOUR = oneOf(TOKEN_COLOURS)

const car: Named = { schema: CAR, show: (value, { board }) => nth(carNames(board), value) }
const token: Named = { schema: TOKEN, show: (value, { kit, board }) => nth(tokenNames(kit, board), value) }
const card = asIs<string>(CARD)
const seat = asIs<'driver' | 'passenger'>(SEATS_IN_CAR)

const survivors: Field<Cast, OutwardScene> = {
  schema: listOf(objectOf({ person: PERSON, seat: SEAT, zone: ZONE })),
  show: (cast, { kit }) =>
    cast.map(({ id, seat: at, zone: where }) => ({ person: id, seat: at, zone: zoneName(kit.map, where) })),
}

/** How every fact is told outside. */
export const EVENTS: Forms = {
  ...ZONES_EVENTS,
  ...NOISE_EVENTS,
  ...DOOR_EVENTS,
  tokenTaken: { token, person: somebody },
  woken: { colour: asIs(TOKEN_COLOUR) },
  stored: { person, card },
  gotIn: { person, car, seat, with: people },
  gotOut: { person, car, with: people },
  seatChanged: { person, car, seat, other: meaning(somebody, 'who changes places') },
  drove: { person, car, to: zone, fast: asIs(TRUTH) },
  trunkEmptied: { person, car },
  cast: { survivors },
  tallied: { what: meaning(asIs(TEXT), 'as in the view’s `tally`'), count: asIs(COUNT) },
  lost: {
    why: asIs(oneOf(LOSSES)),
    person: somebody,
  },
}
