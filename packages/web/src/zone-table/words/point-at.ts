import type { Event } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { Pointer } from '../../table/pointer.ts'
import type { ZoneKit } from '../table/zone-face.ts'

/** Fields of events that say where something happened, to whom, or with what. */
interface About {
  readonly zone?: unknown
  readonly to?: unknown
  readonly path?: unknown
  readonly moves?: unknown
  readonly door?: unknown
  readonly building?: unknown
  readonly person?: unknown
}

const isPlace = (value: unknown): value is number => typeof value === 'number' && value > NONE

const placesIn = (list: unknown): readonly number[] => (Array.isArray(list) ? list.filter(isPlace) : [])

/** From, to, kind and count of every move. */
const MOVE = 4

/** Events in which `to` is a zone; in others it is somebody, or a slot. */
const TO_A_ZONE = new Set(['shoved', 'drove', 'wagonPushed'])

/** Zones on a pointer, or people where the event names no zone. */
export const pointTo = (targets: readonly number[], people: readonly number[] = []): Pointer => ({
  seats: [],
  targets: [...new Set(targets)],
  squares: [],
  people,
})

/** What on a board of zones an event is about: where it happened, else whoever it happened to. */
export function pointAt(kit: ZoneKit, event: Event): Pointer | undefined {
  const { zone, to, path, moves, door, building, person }: Event & About = event
  const { map } = kit
  const zones = [
    ...(isPlace(zone) ? [zone] : []),
    ...(TO_A_ZONE.has(event.type) && isPlace(to) ? [to] : []),
    ...placesIn(path),
    ...placesIn(moves).filter((_, at) => at % MOVE < 2),
    ...(isPlace(door) ? (map.doors[door]?.between ?? []) : []),
    ...(isPlace(building) ? (map.buildings[building]?.rooms ?? []) : []),
  ]
  if (zones.length > 0) return pointTo(zones)
  return isPlace(person) ? pointTo([], [person]) : undefined
}
