import { Bug, nth } from '@graveshift/kernel'
import { findBuildings } from './buildings.ts'
import type { DoorData, Layout, ZoneData } from './layout.ts'
import { makeLines, type StreetLines } from './street-lines.ts'
import type { Ways } from './ways.ts'
import { natureOf } from './zone-kinds.ts'
import { wordsFor, type ZoneSet, zoneSet } from './zone-set.ts'

/** A zone by its place in `Board.zones`. */
export type Zone = number

/**
 * A set of gates, one bit each: doors, and whatever else may stop those who go. Which ones are open is all that a
 * game's state keeps of the map.
 */
export type Gates = number

/** All rooms joined by openings, across tiles (Z2-ZON-01). */
export interface Building {
  readonly rooms: readonly Zone[]
  readonly dark: readonly Zone[]
  /** The doors that lead into it. */
  readonly doors: Gates
}

/** A layout made ready for questions: zones and doors are small numbers, sets of zones are words of bits. */
export interface Board {
  readonly layout: Layout
  readonly zones: readonly ZoneData[]
  readonly doors: readonly DoorData[]
  readonly size: number
  /** 32-bit words of a set of zones. */
  readonly words: number
  /** Tracks too. */
  readonly streets: ZoneSet
  readonly dark: ZoneSet
  readonly buildings: readonly Building[]
  /** The building of each zone; only rooms have one. */
  readonly buildingOf: readonly (number | undefined)[]
  /** Every name of every zone. */
  readonly named: ReadonlyMap<string, Zone>
  /** Where the neighbors of each zone begin in `neighbours`; one entry more than zones. */
  readonly first: Uint16Array
  /** Every zone that can be stepped to once all doors are open. */
  readonly neighbours: Uint16Array
  /** For each neighbor the doors of which any must be open; 0 where no door is needed. */
  readonly gates: Int32Array
  /** The doors in the walls of each zone. */
  readonly doorsOf: readonly Gates[]
  readonly lines: StreetLines
  readonly everyDoor: Gates
  /** What was worked out for sets of open gates so far; see `waysAt`. */
  readonly ways: Map<Gates | string, Ways>
}

/** Gates are bits of one word, zones fit in a byte beside the mark for what is out of reach. */
const MOST_DOORS = 31
const MOST_ZONES = 254

/** Why a layout is more than a board can hold; undefined if it is not. */
export function tooLarge({ zones, doors }: Layout): string | undefined {
  return zones.length > MOST_ZONES || doors.length > MOST_DOORS
    ? `a board of ${zones.length} zones and ${doors.length} doors is too large: ${MOST_ZONES} and ${MOST_DOORS} at most`
    : undefined
}

export function makeBoard(layout: Layout): Board {
  const { zones, doors } = layout
  const trouble = tooLarge(layout)
  if (trouble !== undefined) throw new Bug(trouble)
  const words = wordsFor(zones.length)
  const all = [...zones.keys()]
  const buildings = findBuildings(layout)
  return {
    layout,
    zones,
    doors,
    size: zones.length,
    words,
    streets: zoneSet(
      words,
      all.filter((zone) => natureOf(nth(zones, zone)).looks === 'street'),
    ),
    dark: zoneSet(
      words,
      all.filter((zone) => zones[zone]?.dark),
    ),
    buildings,
    buildingOf: all.map((zone) => {
      const building = buildings.findIndex(({ rooms }) => rooms.includes(zone))
      return building < 0 ? undefined : building
    }),
    named: new Map(zones.flatMap(({ names }, zone) => names.map((name) => [name, zone] as const))),
    ...neighbourhood(layout),
    doorsOf: all.map((zone) =>
      doors.reduce((bits, { between }, door) => (between.includes(zone) ? bits | (1 << door) : bits), 0),
    ),
    lines: makeLines(layout),
    everyDoor: 2 ** doors.length - 1,
    ways: new Map(),
  }
}

/** Neighbors in order of their numbers: the order in which directions are listed everywhere. */
function neighbourhood({ zones, links }: Layout): Pick<Board, 'first' | 'neighbours' | 'gates'> {
  const gatesOf = zones.map(() => new Map<Zone, Gates>())
  for (const { from, to, door } of links)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const gates = nth(gatesOf, one)
      const known = gates.get(other)
      // Any plain opening makes the doors beside it needless.
      if (door === undefined || known === 0) gates.set(other, 0)
      else gates.set(other, (known ?? 0) | (1 << door))
    }
  const sorted = gatesOf.map((gates) => [...gates].sort(([a], [b]) => a - b))
  const first = new Uint16Array(zones.length + 1)
  for (const [zone, list] of sorted.entries()) first[zone + 1] = nth(first, zone) + list.length
  return {
    first,
    neighbours: Uint16Array.from(sorted.flat().map(([zone]) => zone)),
    gates: Int32Array.from(sorted.flat().map(([, doors]) => doors)),
  }
}

/** The zone with a name that must exist. */
export function zoneNamed(board: Board, name: string): Zone {
  const zone = board.named.get(name)
  if (zone === undefined) throw new Bug(`no zone ${name} on this board`)
  return zone
}

export function zoneName(board: Board, zone: Zone): string {
  return nth(board.zones, zone).name
}

export function isStreet(board: Board, zone: Zone): boolean {
  return natureOf(nth(board.zones, zone)).looks === 'street'
}

/** Whether cards may be found in a zone. */
export function isSearched(board: Board, zone: Zone): boolean {
  return natureOf(nth(board.zones, zone)).searched
}
