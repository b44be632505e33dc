import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import type { Gates, Board as ZoneMap } from '../map/board.ts'

/** Entry `from * size + to`. */
export type Roads = Uint8Array

/** Steps that count as out of reach. */
export const FAR = 40
/** No toll is higher. */
const MOST_TOLL = 10
/** What a closed door adds to a step: opening it, and what may wait behind it. */
const CLOSED = 2

/** Roads that differ by doors that are locked and by tolls, remembered for one set of open doors. */
const REMEMBERED = 64
/** Gates are bits of a word. */
const GATES = 2 ** 32

/** Steps from one zone to all others, into their row: over closed doors, but not over locked ones. */
function stepsFrom(
  map: ZoneMap,
  from: number,
  open: Gates,
  locked: Gates,
  tolls: Uint8Array | undefined,
  lengths: Roads,
): void {
  const { size, first, neighbours, gates } = map
  const row = from * size
  lengths[row + from] = 0
  const rings: number[][] = Array.from({ length: FAR + CLOSED + MOST_TOLL + 2 }, () => [])
  rings[0]?.push(from)
  for (let steps = 0; steps < FAR; steps++)
    for (const zone of rings[steps] as number[]) {
      if (lengths[row + zone] !== steps) continue
      for (let slot = first[zone] as number; slot < (first[zone + 1] as number); slot++) {
        const gate = gates[slot] as number
        const closed = gate !== 0 && (gate & open) === 0
        if (closed && (gate & ~locked) === 0) continue
        const next = neighbours[slot] as number
        const length = steps + (closed ? 1 + CLOSED : 1) + (tolls === undefined ? 0 : (tolls[next] as number))
        if (length >= (lengths[row + next] as number)) continue
        lengths[row + next] = length
        rings[length]?.push(next)
      }
    }
}

/** How far it is from zone to zone for somebody who opens doors on the way: entry `from * size + to`. */
export function roadsOf(kit: Kit, board: ZonesBoard): Roads {
  const { map } = kit
  const { open, roads } = kit.ways(board)
  const locked = kit.aims.locked(board)
  const tolls = kit.aims.tolls(board)
  const key = tolls === undefined ? locked : tolls.key * GATES + locked
  const known = roads.get(key)
  if (known) return known
  if (roads.size >= REMEMBERED) roads.clear()
  const lengths = new Uint8Array(map.size * map.size).fill(FAR)
  for (let from = 0; from < map.size; from++) stepsFrom(map, from, open, locked, tolls?.steps, lengths)
  roads.set(key, lengths)
  return lengths
}

/** The nearest of some zones, and how far it is; NONE where none is within reach. */
export function nearestOf(roads: Roads, size: number, from: number, zones: readonly number[]): number {
  let best = NONE
  let least = FAR
  for (const zone of zones) {
    const steps = roads[from * size + zone] as number
    if (steps >= least) continue
    least = steps
    best = zone
  }
  return best
}
