import type { ZonesBoard } from './board.ts'
import { hasZombies } from './horde.ts'
import type { Kit } from './kit.ts'
import { canStep, type Ways } from './map/ways.ts'

/** Calls back with every zone one step away. */
function eachNeighbour(ways: Ways, zone: number, visit: (next: number) => void): void {
  const { first, neighbours } = ways.board
  const end = first[zone + 1] as number
  for (let at = first[zone] as number; at < end; at++) {
    const next = neighbours[at] as number
    if (canStep(ways, zone, next)) visit(next)
  }
}

/**
 * A shortest route of at most so many steps, zones entered in order; undefined if there is none. Zombies end a move
 * where they are met (Z2-MOV-04), so a route leads through zones without any unless `past` says they do not matter.
 */
export function routeTo(
  kit: Kit,
  board: ZonesBoard,
  from: number,
  to: number,
  most: number,
  past: boolean,
): readonly number[] | undefined {
  if (from === to) return undefined
  const ways = kit.ways(board)
  if (canStep(ways, from, to)) return [to]
  if (most === 1) return undefined
  const before = new Map<number, number>([[from, from]])
  let ring = [from]
  for (let steps = 0; steps < most && ring.length > 0; steps++) {
    const next: number[] = []
    for (const zone of ring)
      if (zone === from || past || !hasZombies(kit, board, zone))
        eachNeighbour(ways, zone, (near) => {
          if (before.has(near)) return
          before.set(near, zone)
          next.push(near)
        })
    if (before.has(to)) return trace(before, from, to)
    ring = next
  }
  return undefined
}

function trace(before: ReadonlyMap<number, number>, from: number, to: number): readonly number[] {
  const path: number[] = []
  for (let zone = to; zone !== from; zone = before.get(zone) as number) path.unshift(zone)
  return path
}

/** Every zone within so many steps by such routes, nearest first, each with its number of steps. */
export function reachFrom(
  kit: Kit,
  board: ZonesBoard,
  from: number,
  most: number,
  past: boolean,
): ReadonlyMap<number, number> {
  const ways = kit.ways(board)
  const steps = new Map<number, number>([[from, 0]])
  let ring = [from]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next: number[] = []
    for (const zone of ring)
      if (zone === from || past || !hasZombies(kit, board, zone))
        eachNeighbour(ways, zone, (near) => {
          if (steps.has(near)) return
          steps.set(near, step)
          next.push(near)
        })
    ring = next
  }
  steps.delete(from)
  return steps
}
