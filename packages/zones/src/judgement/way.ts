import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { FIGURES as F } from './figures.ts'

const FAR = 20
/** What a closed door on the way is worth in steps. */
const CLOSED = 3

/** Steps to a zone, over closed doors if there is no other way. */
export function stepsBetween(kit: Kit, board: ZonesBoard, from: number, to: number): number {
  const at = from * kit.map.size + to
  const now = kit.ways(board).distance[at] as number
  if (now !== UNREACHED) return Math.min(now, FAR)
  const then = kit.openWays().distance[at] as number
  return then === UNREACHED ? FAR : Math.min(FAR, then + CLOSED)
}

/** Every survivor's way to the nearest place where the team is wanted. */
export function wayToGo(kit: Kit, board: ZonesBoard): number {
  const zones = kit.aims.focus(board)
  if (zones.length === 0) return 0
  let steps = 0
  let shut = 0
  const { distance } = kit.ways(board)
  for (const to of zones) {
    let open = false
    for (const { seat, zone } of board.people)
      if (seat !== NONE && zone !== NONE && distance[zone * kit.map.size + to] !== UNREACHED) open = true
    if (!open) shut++
  }
  for (const { seat, zone } of board.people) {
    if (seat === NONE || zone === NONE) continue
    let least = FAR
    for (const to of zones) least = Math.min(least, stepsBetween(kit, board, zone, to))
    steps += least
  }
  return steps * F.step + shut * F.shut
}
