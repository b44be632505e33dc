import { countPlacements, type Mask, maskOf, type Shape } from '@graveshift/kernel'
import { BOARDS, SHAPES } from './boards.ts'

/** Squares not crossed. Boards are eight columns wide, so their squares count as a mask's do. */
export const OPEN: readonly Mask[] = BOARDS.map((crossed) =>
  maskOf(crossed.flatMap((isCrossed, square) => (isCrossed ? [] : [square]))),
)

/** All placements on all boards: what every other contestant must find as well. */
export function countAll(shapes: readonly Shape[] = SHAPES): number {
  let count = 0
  for (const { lo, hi } of OPEN) for (const shape of shapes) count += countPlacements(shape, lo, hi)
  return count
}
