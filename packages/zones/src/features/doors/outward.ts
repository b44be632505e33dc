import { nth } from '@graveshift/kernel'
import {
  asIs,
  type Field,
  type FormOf,
  listOf,
  maybe,
  meaning,
  nameOf,
  type PickFields,
  type Schema,
} from '@graveshift/kernel/outward'
import { CARD, somebody, ZONE, type ZonesScene, zones } from '../../outward/fields.ts'
import { buildingName } from '../../outward/map.ts'
import type { DarkChoice, DoorEvent } from './doors.ts'
import type { DoorsView } from './view.ts'

type Forms = {
  readonly [T in DoorEvent['type']]: FormOf<Extract<DoorEvent, { type: T }>, ZonesScene, 'type'>
}

export const DOOR = nameOf('door')

const door: Field<number, ZonesScene> = {
  schema: DOOR,
  show: (value, { kit }) => nth(kit.map.doors, value).name,
}
const building: Field<number, ZonesScene> = {
  schema: nameOf('building'),
  show: (value, { kit }) => buildingName(kit.map, value),
}

/** How doors are told outside. */
export const DOOR_EVENTS: Forms = {
  doorOpened: {
    door,
    person: meaning(somebody, 'null if the mission did'),
    with: maybe(asIs<string>(CARD)),
  },
  buildingOpened: { building },
}

export const DOORS_SHOWN: Readonly<Record<keyof DoorsView, Schema>> = {
  openDoors: listOf(DOOR),
  lockedDoors: listOf(DOOR),
}

export const DARK_CHOICE: FormOf<DarkChoice, ZonesScene, 'id' | 'lane' | 'kind' | 'seat'> = { zones }

/** Answers to which dark room comes next. */
export const DARK_PICKS: Readonly<Record<string, PickFields>> = { dark: [{ zone: ZONE }] }
