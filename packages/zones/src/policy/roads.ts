import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import type { Gates, Board as ZoneMap } from '../map/board.ts'

/** Entry `from * size + to`. */
export type Roads = Uint8Array

/** Steps that count as out of reach. */
export const FAR = 40
/** What a closed door adds to a step: opening it, and what may wait behind it. */
const CLOSED = 2

/** Steps from one zone to all others, into their row: over closed doors, but not over locked ones. */
function stepsFrom(map: ZoneMap, from: number, open: Gates, locked: Gates, lengths: Roads): void {
  const { size, first, neighbours, gates } = map
  const row = from * size
  lengths[row + from] = 0
  const rings: number[][] = Array.from({ length: FAR + CLOSED + 2 }, () => [])
  rings[0]?.push(from)
  for (let steps = 0; steps < FAR; steps++)
    for (const zone of rings[steps] as number[]) {
      if (lengths[row + zone] !== steps) continue
      for (let slot = first[zone] as number; slot < (first[zone + 1] as number); slot++) {
        const gate = gates[slot] as number
        const closed = gate !== 0 && (gate & open) === 0
        if (closed && (gate & ~locked) === 0) continue
        const next = neighbours[slot] as number
        const length = steps + (closed ? 1 + CLOSED : 1)
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
  const known = roads.get(locked)
  if (known) return known
  const lengths = new Uint8Array(map.size * map.size).fill(FAR)
  for (let from = 0; from < map.size; from++) stepsFrom(map, from, open, locked, lengths)
  roads.set(locked, lengths)
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
