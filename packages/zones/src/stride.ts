import { NONE, type ZonesBoard } from './board.ts'
import { hasZombies } from './horde.ts'
import type { Kit } from './kit.ts'
import { canStep, type Ways } from './map/ways.ts'

/**
 * Writes every zone one step away behind those found so far, unless it is among them, and into `came` from which of
 * them it was reached.
 */
function spread(ways: Ways, from: number, zone: number, found: number[], came?: number[], by = NONE): void {
  const { first, neighbours } = ways.board
  const end = first[zone + 1] as number
  for (let at = first[zone] as number; at < end; at++) {
    const next = neighbours[at] as number
    if (next === from || !canStep(ways, zone, next) || found.includes(next)) continue
    found.push(next)
    came?.push(by)
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
  const found: number[] = []
  const came: number[] = []
  spread(ways, from, from, found, came)
  for (let begin = 0, steps = 1; steps < most; steps++) {
    const end = found.length
    for (let at = begin; at < end; at++) {
      const zone = found[at] as number
      if (past || !hasZombies(kit, board, zone)) spread(ways, from, zone, found, came, at)
    }
    const last = found.indexOf(to, end)
    if (last >= 0) return trace(found, came, last)
    begin = end
  }
  return undefined
}

function trace(found: readonly number[], came: readonly number[], last: number): readonly number[] {
  const path: number[] = []
  for (let at = last; at !== NONE; at = came[at] as number) path.push(found[at] as number)
  return path.reverse()
}

/** Every zone within so many steps by such routes, nearest first. */
export function reachFrom(
  kit: Kit,
  board: ZonesBoard,
  from: number,
  most: number,
  past: boolean,
): readonly number[] {
  const ways = kit.ways(board)
  const found: number[] = []
  spread(ways, from, from, found)
  for (let begin = 0, steps = 1; steps < most; steps++) {
    const end = found.length
    for (let at = begin; at < end; at++) {
      const zone = found[at] as number
      if (past || !hasZombies(kit, board, zone)) spread(ways, from, zone, found)
    }
    begin = end
  }
  return found
}
