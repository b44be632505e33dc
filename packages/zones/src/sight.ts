import { type BlockedSight, blockedSight } from './map/blocked-sight.ts'
import type { Zone } from './map/board.ts'
import { UNLIMITED, UNSEEN } from './map/sight.ts'
import { deepRanges, rangeBetween, type Ways, zonesSeen } from './map/ways.ts'
import type { ZoneSet } from './map/zone-set.ts'

/** What makes people and zombies see less than lines of sight allow. */
export interface Dimness {
  /** Whether a zone is hidden from this far. */
  hides(ways: Ways, to: Zone, range: number): boolean
  /** Sets: zones in sight nevertheless. */
  sight(ways: Ways): ZoneSet
  /** The same of one zone as a list, in rising order. */
  seen(ways: Ways, from: Zone): readonly Zone[]
}

/** How people of a game see: as far as lines of sight go, and deeper through buildings with a skill (Z2-SKL-42). */
export class Sight {
  /** Ranges of those who see deep, worked out once for each set of open gates. */
  readonly #deep = new WeakMap<Ways, Uint8Array>()
  readonly #depth: number
  readonly #dim: Dimness | undefined

  /** `depth`: through how many zones of a building the skill sees. */
  constructor(dim: Dimness | undefined, depth = UNLIMITED) {
    this.#dim = dim
    this.#depth = depth
  }

  /** How many zones are looked along, UNSEEN if nothing is seen. */
  range(ways: Ways, from: Zone, to: Zone, deep: boolean): number {
    const range = deep
      ? (this.#deepRanges(ways)[from * ways.board.size + to] as number)
      : rangeBetween(ways, from, to)
    return this.#dim?.hides(ways, to, range) ? UNSEEN : range
  }

  /** Why nothing is seen of a zone; undefined if something is. */
  blocked(ways: Ways, from: Zone, to: Zone, deep: boolean): BlockedSight | undefined {
    if (this.range(ways, from, to, deep) !== UNSEEN) return undefined
    return blockedSight(ways, from, to, deep ? this.#depth : 1)
  }

  /** All zones in sight, in rising order. */
  seen(ways: Ways, from: Zone, deep: boolean): readonly Zone[] {
    if (!deep) return this.#dim ? this.#dim.seen(ways, from) : zonesSeen(ways, from)
    return [...ways.board.zones.keys()].filter((to) => this.range(ways, from, to, true) !== UNSEEN)
  }

  #deepRanges(ways: Ways): Uint8Array {
    const known = this.#deep.get(ways)
    if (known) return known
    const ranges = deepRanges(ways, this.#depth)
    this.#deep.set(ways, ranges)
    return ranges
  }
}
