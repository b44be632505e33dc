import type { Layout, Point } from '@graveshift/zones'
import type { Wall } from './walls.ts'

export interface Window {
  readonly at: Point
  /** Turned so that it looks out downwards. */
  readonly turn: number
  /** The room behind it. */
  readonly zone: number
}

/** Walls shorter than this have none, longer than that two. */
const LEAST = 14
const TWO = 30
const APART = 9

/** Windows lie in the middle of outer walls, never on the rim of the board. */
export function windowsOf({ width, height }: Layout, walls: readonly Wall[]): readonly Window[] {
  return walls.flatMap(({ axis, kind, line, from, to, zone, isBefore }): Window[] => {
    const rim = axis === 'down' ? width : height
    if (kind !== 'outer' || to - from < LEAST || line < 1 || line > rim - 1) return []
    const middle = (from + to) / 2
    const places = to - from > TWO ? [middle - APART, middle + APART] : [middle]
    const turn = axis === 'down' ? (isBefore ? 90 : -90) : isBefore ? 180 : 0
    return places.map((at) => ({ at: axis === 'down' ? [line, at] : [at, line], turn, zone }))
  })
}
