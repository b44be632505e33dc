import { nth } from '@graveshift/kernel'
import type { Board, Gates, Zone } from './board.ts'
import type { Across } from './street-lines.ts'
import { natureOf, type ZoneNature } from './zone-kinds.ts'
import { hasZone, type ZoneSet } from './zone-set.ts'

/** Range of what cannot be seen. */
export const UNSEEN = 255

/** A depth of sight that no building exhausts. */
export const UNLIMITED = 255

const isOpen = (open: Gates, door: number | undefined) => door === undefined || ((open >>> door) & 1) === 1

/**
 * Ranges along all lines of sight, for pairs `from * size + to`. `depth` is how many zones sight goes into a building
 * or through one: 1 by the rules (Z2-LOS-02), more for a skill that lifts the limit. Nobody looks into fog, out of it
 * or through it.
 */
export function sightRanges(
  board: Board,
  open: Gates,
  depth: number,
  fog: ZoneSet | undefined = undefined,
): Uint8Array {
  const ranges = new Uint8Array(board.size * board.size).fill(UNSEEN)
  const looker = new Looker(board, open, depth, fog, ranges)
  for (let zone = 0; zone < board.size; zone++) looker.lookFrom(zone)
  return ranges
}

/** The same for what is seen from one zone alone, by the other. */
export function sightFrom(
  board: Board,
  from: Zone,
  open: Gates,
  depth: number,
  fog: ZoneSet | undefined = undefined,
): Uint8Array {
  const { size } = board
  const ranges = new Uint8Array(size * size).fill(UNSEEN)
  new Looker(board, open, depth, fog, ranges).lookFrom(from)
  return ranges.subarray(from * size, (from + 1) * size)
}

class Looker {
  readonly #board: Board
  readonly #open: Gates
  readonly #depth: number
  readonly #fog: ZoneSet | undefined
  readonly #ranges: Uint8Array
  #row = 0

  constructor(board: Board, open: Gates, depth: number, fog: ZoneSet | undefined, ranges: Uint8Array) {
    this.#board = board
    this.#open = open
    this.#depth = depth
    this.#fog = fog
    this.#ranges = ranges
  }

  lookFrom(zone: Zone): void {
    const { cellsOf, below, stairs } = this.#board.lines
    this.#row = zone * this.#board.size
    this.#see(zone, 0)
    if (this.#isFogged(zone)) return
    for (const other of nth(stairs, zone))
      if (this.#passes(other) && !this.#isFogged(other.to)) this.#see(other.to, 1)
    const { looks } = natureOf(nth(this.#board.zones, zone))
    // Z2-LOS-01: lines parallel to the edges, never diagonal.
    if (looks === 'street')
      for (const cell of nth(cellsOf, zone))
        for (let way = 0; way < 4; way++) this.#lookAlong(cell, way, 0, looks)
    // UA-BAL-02, UA-BAL-03: down into the streets, and on from there.
    else if (looks === 'raised')
      for (const street of nth(below, zone))
        for (const cell of nth(cellsOf, street))
          for (let way = 0; way < 4; way++) this.#lookAlong(cell, way, 1, looks)
    // Z2-LOS-02: rooms that share an opening; then Z2-LOS-03 out of each door at right angles to its wall.
    else this.#lookThrough(zone, 0, this.#depth, true)
  }

  #see(zone: Zone, range: number): void {
    const at = this.#row + zone
    if (range < (this.#ranges[at] as number)) this.#ranges[at] = range
  }

  /** Streets and balconies see each other, and so do streets and rooms, but no balcony sees a room (UA-RUL-24). */
  #lookAlong(start: number, way: number, startRange: number, looks: ZoneNature['looks']): void {
    const { zoneOf, along, alongGate, rooms, above } = this.#board.lines
    let cell = start
    for (let range = startRange; ; ) {
      const zone = zoneOf[cell] as number
      if (range > 0 && this.#isFogged(zone)) return
      if (range > 0) this.#see(zone, range)
      if (looks === 'street')
        for (const raised of nth(above, zone)) if (!this.#isFogged(raised)) this.#see(raised, range + 1)
      // Z2-LOS-04 and 06: the first room at the end of a line, and no farther.
      if (looks !== 'raised')
        for (const room of nth(rooms, cell))
          if (room.way === way && this.#passes(room))
            this.#lookThrough(room.to, range + 1, this.#depth - 1, false)
      const next = along[cell * 4 + way] as number
      const gate = alongGate[cell * 4 + way] as number
      if (next < 0 || (gate !== 0 && (gate & this.#open) === 0)) return
      if (zoneOf[next] !== zone) range++
      cell = next
    }
  }

  /** A room and those behind it; `out` also from each of them but the last out to the street. */
  #lookThrough(room: Zone, range: number, left: number, out: boolean): void {
    if (range > 0 && this.#isFogged(room)) return
    this.#see(room, range)
    const { inner, streets } = this.#board.lines
    if (out && left > 0)
      for (const street of nth(streets, room))
        if (this.#passes(street)) this.#lookAlong(street.cell, street.way, range + 1, 'room')
    if (left === 0) return
    for (const next of nth(inner, room)) {
      // Without a limit only a shorter way is worth following: rooms lie on rings.
      const known = this.#ranges[this.#row + next.to] as number
      const worth = this.#depth < UNLIMITED || range + 1 < known
      if (worth && this.#passes(next)) this.#lookThrough(next.to, range + 1, left - 1, out)
    }
  }

  #isFogged(zone: Zone): boolean {
    return this.#fog !== undefined && hasZone(this.#fog, 0, zone)
  }

  #passes({ door }: Across): boolean {
    return isOpen(this.#open, door)
  }
}
