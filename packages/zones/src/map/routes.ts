import { bitCount, lowestBit } from '@graveshift/kernel'
import type { Board, Zone } from './board.ts'
import { UNREACHED } from './distances.ts'
import { canStep, UNKNOWN, type Ways } from './ways.ts'
import type { ZoneSet } from './zone-set.ts'

/**
 * Where to go next, as bits: bit i is the i-th neighbor of the zone one stands in, open or not, in the order of the
 * board's list. Staying is a direction of its own. One word, so that asking makes no garbage.
 */
export type Directions = number

export const STAY: Directions = 1 << 30

/** The neighbors on any shortest open route to one zone; looked for once, then remembered. */
export function directionsTo(ways: Ways, from: Zone, to: Zone): Directions {
  const at = from * ways.board.size + to
  const known = ways.directions[at] as number
  if (known !== UNKNOWN) return known
  const directions = findDirections(ways, from, to)
  ways.directions[at] = directions
  return directions
}

function findDirections({ board, distance, open }: Ways, from: Zone, to: Zone): Directions {
  if (from === to) return STAY
  const { size, first, neighbours, gates } = board
  const left = distance[from * size + to] as number
  if (left === UNREACHED) return 0
  const begin = first[from] as number
  const end = first[from + 1] as number
  let directions = 0
  for (let slot = begin; slot < end; slot++) {
    const gate = gates[slot] as number
    if (gate !== 0 && (gate & open) === 0) continue
    if ((distance[(neighbours[slot] as number) * size + to] as number) < left)
      directions |= 1 << (slot - begin)
  }
  return directions
}

/**
 * The distinct next zones over all shortest routes to all targets (Z2-RUL-08), however far each is: distance does not
 * matter (Z2-ZOM-03). Targets out of reach drop out (Z2-RUL-06); none left: 0. A target one stands in means staying
 * is one of the directions (Z2-RUL-07).
 */
export function directionsToAny(ways: Ways, from: Zone, targets: ZoneSet): Directions {
  let directions = 0
  for (let word = 0; word < targets.length; word++)
    for (let rest = targets[word] as number; rest !== 0; rest &= rest - 1)
      directions |= directionsTo(ways, from, (word << 5) + lowestBit(rest))
  return directions
}

/** The directions that can be gone, of those that would be taken if other doors were open too (Z2-OPT-06). */
export function openDirections(ways: Ways, from: Zone, directions: Directions): Directions {
  const { first, gates } = ways.board
  const begin = first[from] as number
  let open = directions & STAY
  for (let rest = directions & ~STAY; rest !== 0; rest &= rest - 1) {
    const gate = gates[begin + lowestBit(rest)] as number
    if (gate === 0 || (gate & ways.open) !== 0) open |= rest & -rest
  }
  return open
}

export function countDirections(directions: Directions): number {
  return bitCount(directions)
}

/** Where one direction of a zone leads; it must be one bit. */
export function zoneTowards(board: Board, from: Zone, direction: Directions): Zone {
  if (direction === STAY) return from
  return board.neighbours[(board.first[from] as number) + lowestBit(direction)] as number
}

/** Where all these directions lead, in the board's order, staying last. */
export function zonesTowards(board: Board, from: Zone, directions: Directions): Zone[] {
  const zones: Zone[] = []
  for (let rest = directions; rest !== 0; rest &= rest - 1) zones.push(zoneTowards(board, from, rest & -rest))
  return zones
}

/** Every shortest open route, as zones from the first to the last; for people who ask why. */
export function shortestRoutes(ways: Ways, from: Zone, to: Zone): Zone[][] {
  if (from === to) return [[from]]
  return zonesTowards(ways.board, from, directionsTo(ways, from, to)).flatMap((next) =>
    shortestRoutes(ways, next, to).map((rest) => [from, ...rest]),
  )
}

/** The zones one step away over an open way. */
export function neighboursOf(ways: Ways, from: Zone): Zone[] {
  const { first, neighbours } = ways.board
  return [...neighbours.subarray(first[from], first[from + 1])].filter((to) => canStep(ways, from, to))
}
