import type { ZonesBoard } from './board.ts'
import type { Kit } from './kit.ts'

/** Zombies are counted, not named: one of a kind is like another. */

export function zombiesOf({ kinds }: Kit, { zombies }: ZonesBoard, zone: number, kind: number): number {
  return zombies[zone * kinds.length + kind] as number
}

export function zombiesIn({ kinds }: Kit, { zombies }: ZonesBoard, zone: number): number {
  const begin = zone * kinds.length
  let count = 0
  for (let kind = 0; kind < kinds.length; kind++) count += zombies[begin + kind] as number
  return count
}

export function hasZombies({ kinds }: Kit, { zombies }: ZonesBoard, zone: number): boolean {
  const begin = zone * kinds.length
  for (let kind = 0; kind < kinds.length; kind++) if (zombies[begin + kind] !== 0) return true
  return false
}

/** Zombies of these kinds, a bit each. */
export function zombiesAmong(
  { kinds: { length } }: Kit,
  { zombies }: ZonesBoard,
  zone: number,
  kinds: number,
): number {
  let count = 0
  for (let kind = 0; kind < length; kind++)
    if (kinds & (1 << kind)) count += zombies[zone * length + kind] as number
  return count
}

/** Figures of a kind on the board. */
export function onBoard({ kinds: { length } }: Kit, { zombies }: ZonesBoard, kind: number): number {
  let count = 0
  for (let at = kind; at < zombies.length; at += length) count += zombies[at] as number
  return count
}

export function kindOf({ kinds }: Kit, id: string): number {
  return kinds.findIndex((kind) => kind.id === id)
}
