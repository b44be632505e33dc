import type { DoorData, Layout, ZoneData } from './layout.ts'
import type { ZoneSet } from './zone-set.ts'

/** A zone by its place in `Board.zones`. */
export type Zone = number

/** A set of doors, one bit each. What is open is all that a game's state keeps of the map. */
export type Doors = number

/** All rooms joined by openings, across tiles (Z2-ZON-01). */
export interface Building {
  readonly rooms: readonly Zone[]
  readonly dark: readonly Zone[]
  /** The doors that lead into it. */
  readonly doors: Doors
}

/** A layout made ready for questions: zones and doors are small numbers, sets of zones are words of bits. */
export interface Board {
  readonly layout: Layout
  readonly zones: readonly ZoneData[]
  readonly doors: readonly DoorData[]
  readonly size: number
  /** 32-bit words of a set of zones. */
  readonly words: number
  readonly streets: ZoneSet
  readonly dark: ZoneSet
  readonly buildings: readonly Building[]
  /** The building of each zone; streets have none. */
  readonly buildingOf: readonly (number | undefined)[]
  /** Where the neighbours of each zone begin in `neighbours`; one entry more than zones. */
  readonly first: Uint16Array
  /** Every zone that can be stepped to once all doors are open. */
  readonly neighbours: Uint16Array
  /** For each neighbour the doors of which any must be open; 0 where no door is needed. */
  readonly gates: Int32Array
  readonly everyDoor: Doors
}
