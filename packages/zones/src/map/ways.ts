import type { Board, Doors, Zone } from './board.ts'
import { routeLengths, shorten } from './distances.ts'
import { sightRanges, UNLIMITED, UNSEEN } from './sight.ts'
import { addZone, hasZone, type ZoneSet, zonesIn } from './zone-set.ts'

/**
 * Everything that follows from which doors are open. Tables over pairs have the entry `from * board.size + to`,
 * tables of sets the words from `from * board.words` on.
 */
export interface Ways {
  readonly board: Board
  readonly open: Doors
  /** Sets: zones one step away. */
  readonly near: ZoneSet
  /** Pairs: steps of the shortest route, or UNREACHED. */
  readonly distance: Uint8Array
  /** Pairs: zones along the line of sight, 0 for the own one (Z2-LOS-07), or UNSEEN. */
  readonly range: Uint8Array
  /** Sets: zones in sight. */
  readonly sight: ZoneSet
  /** Sets: zones in sight when dark ones are not seen into from farther than 1 (Z2-DRK-01). */
  readonly dimSight: ZoneSet
  /** Pairs: the directions of all shortest routes, UNKNOWN until somebody asks; see `directionsTo`. */
  readonly directions: Int32Array
  /** The zones in sight of each as a list, made when first asked for, and those in sight in the dark. */
  readonly seen: (readonly Zone[] | undefined)[]
  readonly dimlySeen: (readonly Zone[] | undefined)[]
}

/** Directions that nobody has asked for yet. */
export const UNKNOWN = -1

/** How many sets of open doors are remembered for a board: some sixteen kilobytes each. */
const REMEMBERED = 512

/** The ways of a board with these doors open; worked out once, then remembered. */
export function waysAt(board: Board, open: Doors): Ways {
  const known = board.ways.get(open)
  if (known !== undefined) return known
  if (board.ways.size >= REMEMBERED)
    for (const oldest of board.ways.keys()) {
      board.ways.delete(oldest)
      break
    }
  const ways = makeWays(board, open)
  board.ways.set(open, ways)
  return ways
}

function makeWays(board: Board, open: Doors): Ways {
  const near = nearSets(board, open)
  const range = sightRanges(board, open, 1)
  const distance = distancesFrom(board, open)
  const directions = new Int32Array(board.size * board.size).fill(UNKNOWN)
  return {
    board,
    open,
    near,
    distance,
    range,
    ...sightSets(board, range),
    directions,
    seen: [],
    dimlySeen: [],
  }
}

/** Doors open one at a time, so the ways before the last one are usually known. */
function distancesFrom(board: Board, open: Doors): Uint8Array {
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const last = rest & -rest
    const before = board.ways.get(open & ~last)
    if (before !== undefined) return shorten(board, before.distance, last)
  }
  return routeLengths(board, open)
}

function nearSets(board: Board, open: Doors): ZoneSet {
  const { size, words, first, neighbours, gates } = board
  const sets = new Int32Array(size * words)
  for (let zone = 0; zone < size; zone++)
    for (let slot = first[zone] as number; slot < (first[zone + 1] as number); slot++) {
      const gate = gates[slot] as number
      if (gate === 0 || (gate & open) !== 0) addZone(sets, zone * words, neighbours[slot] as number)
    }
  return sets
}

function sightSets(board: Board, range: Uint8Array): Pick<Ways, 'sight' | 'dimSight'> {
  const { size, words } = board
  const sight = new Int32Array(size * words)
  const dimSight = new Int32Array(size * words)
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++) {
      const far = range[from * size + to] as number
      if (far === UNSEEN) continue
      addZone(sight, from * words, to)
      // Z2-RUL-04: only looking into the dark is limited, looking out of it is not.
      if (far <= 1 || !hasZone(board.dark, 0, to)) addZone(dimSight, from * words, to)
    }
  return { sight, dimSight }
}

export function canStep(ways: Ways, from: Zone, to: Zone): boolean {
  return hasZone(ways.near, from * ways.board.words, to)
}

export function distanceBetween(ways: Ways, from: Zone, to: Zone): number {
  return ways.distance[from * ways.board.size + to] as number
}

export function sees(ways: Ways, from: Zone, to: Zone): boolean {
  return hasZone(ways.sight, from * ways.board.words, to)
}

/** All zones in sight, in rising order. */
export function zonesSeen(ways: Ways, from: Zone, dark: boolean): readonly Zone[] {
  const lists = dark ? ways.dimlySeen : ways.seen
  const known = lists[from]
  if (known) return known
  const { words } = ways.board
  const list = zonesIn(dark ? ways.dimSight : ways.sight, from * words, words)
  lists[from] = list
  return list
}

export function rangeBetween(ways: Ways, from: Zone, to: Zone): number {
  return ways.range[from * ways.board.size + to] as number
}

/** Ranges for somebody whose sight through buildings has no limit of one zone (Z2-SKL-42), or a wider one. */
export function deepRanges(ways: Ways, depth = UNLIMITED): Uint8Array {
  return sightRanges(ways.board, ways.open, depth)
}
