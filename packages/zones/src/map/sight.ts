import { nth } from '@graveshift/kernel'
import type { Board, Doors, Zone } from './board.ts'
import type { Across } from './street-lines.ts'

/** Range of what cannot be seen. */
export const UNSEEN = 255

/** A depth of sight that no building exhausts. */
export const UNLIMITED = 255

const isOpen = (open: Doors, door: number | undefined) => door === undefined || ((open >>> door) & 1) === 1

/**
 * Ranges along all lines of sight, for pairs `from * size + to`. `depth` is how many zones sight goes into a building
 * or through one: 1 by the rules (Z2-LOS-02), more for a skill that lifts the limit.
 */
export function sightRanges(board: Board, open: Doors, depth: number): Uint8Array {
  const ranges = new Uint8Array(board.size * board.size).fill(UNSEEN)
  const looker = new Looker(board, open, depth, ranges)
  for (let zone = 0; zone < board.size; zone++) looker.lookFrom(zone)
  return ranges
}

class Looker {
  readonly #board: Board
  readonly #open: Doors
  readonly #depth: number
  readonly #ranges: Uint8Array
  #row = 0

  constructor(board: Board, open: Doors, depth: number, ranges: Uint8Array) {
    this.#board = board
    this.#open = open
    this.#depth = depth
    this.#ranges = ranges
  }

  lookFrom(zone: Zone): void {
    this.#row = zone * this.#board.size
    if (this.#board.zones[zone]?.kind === 'street') {
      this.#see(zone, 0)
      // Z2-LOS-01: lines parallel to the edges, never diagonal.
      for (let way = 0; way < 4; way++) this.#lookAlong(zone, way, 0)
      return
    }
    // Z2-LOS-02: rooms that share an opening; then Z2-LOS-03 out of each door at right angles to its wall.
    this.#lookThrough(zone, 0, this.#depth, true)
  }

  #see(zone: Zone, range: number): void {
    const at = this.#row + zone
    if (range < (this.#ranges[at] as number)) this.#ranges[at] = range
  }

  #lookAlong(start: Zone, way: number, startRange: number): void {
    const { along, alongGate, rooms } = this.#board.lines
    let zone = start
    for (let range = startRange; ; range++) {
      if (range > 0) this.#see(zone, range)
      // Z2-LOS-04 and 06: the first room at the end of a line, and no farther.
      for (const room of nth(rooms, zone))
        if (room.way === way && this.#passes(room))
          this.#lookThrough(room.to, range + 1, this.#depth - 1, false)
      const next = along[zone * 4 + way] as number
      const gate = alongGate[zone * 4 + way] as number
      if (next < 0 || (gate !== 0 && (gate & this.#open) === 0)) return
      zone = next
    }
  }

  /** A room and those behind it; `out` also from each of them but the last out to the street. */
  #lookThrough(room: Zone, range: number, left: number, out: boolean): void {
    this.#see(room, range)
    const { inner, streets } = this.#board.lines
    if (out && left > 0)
      for (const street of nth(streets, room))
        if (this.#passes(street)) this.#lookAlong(street.to, street.way, range + 1)
    if (left === 0) return
    for (const next of nth(inner, room)) {
      // Without a limit only a shorter way is worth following: rooms lie on rings.
      const known = this.#ranges[this.#row + next.to] as number
      const worth = this.#depth < UNLIMITED || range + 1 < known
      if (worth && this.#passes(next)) this.#lookThrough(next.to, range + 1, left - 1, out)
    }
  }

  #passes({ door }: Across): boolean {
    return isOpen(this.#open, door)
  }
}
