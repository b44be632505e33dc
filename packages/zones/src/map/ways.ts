import type { Board, Gates, Zone } from './board.ts'
import { routeLengths, shorten } from './distances.ts'
import { sightRanges, UNLIMITED, UNSEEN } from './sight.ts'
import { addZone, hasZone, type ZoneSet, zonesIn } from './zone-set.ts'

/**
 * Everything that follows from which gates are open, and to whom. Tables over pairs have the entry
 * `from * board.size + to`, tables of sets the words from `from * board.words` on.
 */
export interface Ways extends Obstacles {
  readonly board: Board
  /** Sets: zones one step away. */
  readonly near: ZoneSet
  /** Pairs: steps of the shortest route, or UNREACHED. */
  readonly distance: Uint8Array
  /** Pairs: zones along the line of sight, 0 for the own one (Z2-LOS-07), or UNSEEN. */
  readonly range: Uint8Array
  /** Sets: zones in sight. */
  readonly sight: ZoneSet
  /** Pairs: the directions of all shortest routes, UNKNOWN until somebody asks; see `directionsTo`. */
  readonly directions: Int32Array
  /** The zones in sight of each as a list, made when first asked for. */
  readonly seen: (readonly Zone[] | undefined)[]
  /** Pairs: steps for those who open closed gates on the way, by the gates that nobody can open and by tolls; see `roadsOf`. */
  readonly roads: Map<number, Uint8Array>
}

/** What stops those who go, and those who look. */
export interface Obstacles {
  /** Gates that may be gone through. */
  readonly open: Gates
  /** Gates that may be looked through: the same ones, unless something stops nobody's eyes. */
  readonly clear: Gates
  /** Zones that nobody looks into, out of or through. */
  readonly fog: ZoneSet | undefined
}

/** Directions that nobody has asked for yet. */
export const UNKNOWN = -1

/** How many sets of open gates are remembered for a board: some sixteen kilobytes each. */
const REMEMBERED = 512

/** The ways of a board with these gates open to those who go and to those who look; worked out once, then remembered. */
export function waysAt(
  board: Board,
  open: Gates,
  clear: Gates = open,
  fog: ZoneSet | undefined = undefined,
): Ways {
  const key = clear === open && fog === undefined ? open : `${open} ${clear} ${fog?.join() ?? ''}`
  const known = board.ways.get(key)
  if (known !== undefined) return known
  if (board.ways.size >= REMEMBERED)
    for (const oldest of board.ways.keys()) {
      board.ways.delete(oldest)
      break
    }
  const ways = makeWays(board, { open, clear, fog })
  board.ways.set(key, ways)
  return ways
}

function makeWays(board: Board, { open, clear, fog }: Obstacles): Ways {
  const range = sightRanges(board, clear, 1, fog)
  // Routes do not hang on what can be seen: what was found about them serves all that differ in sight alone.
  const plain = clear === open && fog === undefined ? undefined : waysAt(board, open)
  return {
    board,
    open,
    clear,
    fog,
    near: plain?.near ?? nearSets(board, open),
    distance: plain?.distance ?? distancesFrom(board, open),
    range,
    sight: sightSets(board, range),
    directions: plain?.directions ?? new Int32Array(board.size * board.size).fill(UNKNOWN),
    seen: [],
    roads: plain?.roads ?? new Map(),
  }
}

/** Gates open one at a time, so the ways before the last one are usually known. */
function distancesFrom(board: Board, open: Gates): Uint8Array {
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const last = rest & -rest
    const before = board.ways.get(open & ~last)
    if (before !== undefined) return shorten(board, before.distance, last)
  }
  return routeLengths(board, open)
}

function nearSets(board: Board, open: Gates): ZoneSet {
  const { size, words, first, neighbours, gates } = board
  const sets = new Int32Array(size * words)
  for (let zone = 0; zone < size; zone++)
    for (let slot = first[zone] as number; slot < (first[zone + 1] as number); slot++) {
      const gate = gates[slot] as number
      if (gate === 0 || (gate & open) !== 0) addZone(sets, zone * words, neighbours[slot] as number)
    }
  return sets
}

function sightSets(board: Board, range: Uint8Array): ZoneSet {
  const { size, words } = board
  const sight = new Int32Array(size * words)
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++) if (range[from * size + to] !== UNSEEN) addZone(sight, from * words, to)
  return sight
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
export function zonesSeen(ways: Ways, from: Zone): readonly Zone[] {
  const known = ways.seen[from]
  if (known) return known
  const { words } = ways.board
  const list = zonesIn(ways.sight, from * words, words)
  ways.seen[from] = list
  return list
}

export function rangeBetween(ways: Ways, from: Zone, to: Zone): number {
  return ways.range[from * ways.board.size + to] as number
}

/** Ranges for somebody whose sight through buildings has no limit of one zone (Z2-SKL-42), or a wider one. */
export function deepRanges(ways: Ways, depth = UNLIMITED): Uint8Array {
  return sightRanges(ways.board, ways.clear, depth, ways.fog)
}
