import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'

/** The first rank of the targeting order that is still standing in a zone (Z2-CMB-09). */
function firstRank(kit: Kit, board: ZonesBoard, zone: number): number {
  let rank = Number.MAX_SAFE_INTEGER
  for (let kind = 0; kind < kit.kinds.length; kind++)
    if (zombiesOf(kit, board, zone, kind) > 0) rank = Math.min(rank, kit.kinds[kind]?.rank ?? rank)
  return rank
}

/** Whether a hit may be given to this kind of zombie (Z2-CMB-03, Z2-CMB-05). */
export function mayTarget(kit: Kit, board: ZonesBoard, zone: number, kind: number, free: boolean): boolean {
  if (zombiesOf(kit, board, zone, kind) === 0) return false
  return free || kit.kinds[kind]?.rank === firstRank(kit, board, zone)
}

export function canKill(kit: Kit, kind: number, damage: number): boolean {
  return damage >= (kit.kinds[kind]?.damage ?? Number.MAX_SAFE_INTEGER)
}

/** Kinds a hit may be given to; one that it cannot hurt stands for all such: they all only absorb it (Z2-TBL-03). */
export function targetsFor(
  kit: Kit,
  board: ZonesBoard,
  zone: number,
  damage: number,
  free: boolean,
): number[] {
  const found: number[] = []
  let absorbs = false
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    if (!mayTarget(kit, board, zone, kind, free)) continue
    if (canKill(kit, kind, damage)) found.push(kind)
    else if (!absorbs) {
      absorbs = true
      found.push(kind)
    }
  }
  return found
}
