import { nth } from '@graveshift/kernel'
import {
  COUNT,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import type { ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { type Board, type Zone, zoneName } from '../map/board.ts'
import { boundsOf } from '../map/places.ts'
import { movingGates } from '../map/stages.ts'
import { rangeBetween } from '../map/ways.ts'
import type { ZoneKind } from '../map/zone-kinds.ts'
import { PERSON, ZONE } from './fields.ts'

const DOOR = nameOf('door')

/** A zone with everything about it that does not hang on the mission. */
const zoneOnMap = (kinds: readonly ZoneKind[]): Schema =>
  objectOf({
    zone: ZONE,
    names: listOf(ZONE),
    kind: oneOf(kinds),
    dark: TRUTH,
    building: orNull(nameOf('building')),
    bounds: listOf(WHOLE),
    ways: listOf(objectOf({ to: ZONE, open: TRUTH, doors: listOf(DOOR) })),
    sees: listOf(objectOf({ zone: ZONE, range: COUNT })),
    people: listOf(PERSON),
    zombies: mapOf(COUNT),
  })

const BUILDING: Schema = objectOf({
  building: nameOf('building'),
  rooms: listOf(ZONE),
  dark: listOf(ZONE),
  doors: listOf(DOOR),
})

/** Fields of what `showMap` tells, on boards with these kinds of zones. */
export const mapFields = (kinds: readonly ZoneKind[]) => ({
  zones: listOf(zoneOnMap(kinds)),
  buildings: listOf(BUILDING),
})

/** The doors among some gates: those that somebody may open. */
const doorsIn = (map: Board, bits: number): string[] =>
  map.doors.filter(({ gate }, door) => gate === undefined && (bits >>> door) & 1).map(({ name }) => name)

/** A building goes by the name of its first room. */
export const buildingName = (map: Board, building: number): string =>
  zoneName(map, nth(nth(map.buildings, building).rooms, 0))

/** Where one can step from a zone, and what has to be open for it. */
function waysFrom(map: Board, open: number, zone: Zone) {
  const moving = movingGates(map.layout)
  const steps = []
  for (let slot = nth(map.first, zone); slot < nth(map.first, zone + 1); slot++) {
    const gate = nth(map.gates, slot)
    const isOpen = gate === 0 || (gate & open) !== 0
    if (!isOpen && (gate & ~moving) === 0) continue
    steps.push({ to: zoneName(map, nth(map.neighbours, slot)), open: isOpen, doors: doorsIn(map, gate) })
  }
  return steps
}

/** The board of a game on zones as its gates stand now. */
export function showMap(kit: Kit, board: ZonesBoard) {
  const { map, kinds } = kit
  const ways = kit.ways(board)
  return {
    zones: map.zones.map(({ name, names, kind, dark }, zone) => ({
      zone: name,
      names,
      kind,
      dark,
      building: map.buildingOf[zone] === undefined ? null : buildingName(map, map.buildingOf[zone]),
      bounds: boundsOf(nth(map.zones, zone)),
      ways: waysFrom(map, board.doors, zone),
      sees: kit.seenFrom(board, zone).map((seen) => ({
        zone: zoneName(map, seen),
        range: rangeBetween(ways, zone, seen),
      })),
      people: board.people.filter((person) => person.zone === zone).map(({ id }) => id),
      zombies: Object.fromEntries(
        kinds.flatMap(({ id }, kind) => {
          const count = board.zombies[zone * kinds.length + kind] ?? 0
          return count > 0 ? [[id, count]] : []
        }),
      ),
    })),
    buildings: map.buildings.map(({ rooms, dark, doors }, building) => ({
      building: buildingName(map, building),
      rooms: rooms.map((room) => zoneName(map, room)),
      dark: dark.map((room) => zoneName(map, room)),
      doors: doorsIn(map, doors),
    })),
  }
}
