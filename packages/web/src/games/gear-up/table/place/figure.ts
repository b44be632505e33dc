import type { Drawing } from '@graveshift/gear-up'
import { GRID_SIZE, isConnected } from '@graveshift/kernel'

export type Point = readonly [row: number, column: number]

/** How a figure is held: quarter turns clockwise, and whether it was mirrored before. */
export interface Hold {
  readonly turns: number
  readonly mirrored: boolean
}

export const AS_PRINTED: Hold = { turns: 0, mirrored: false }

/** The squares of a drawn figure. */
export function pointsOf(drawing: Drawing): Point[] {
  return drawing.flatMap((text, row) =>
    [...text].flatMap((sign, column) => (sign === '#' ? [[row, column] as const] : [])),
  )
}

function toCorner(points: readonly Point[]): Point[] {
  const top = Math.min(...points.map(([row]) => row))
  const left = Math.min(...points.map(([, column]) => column))
  return points.map(([row, column]) => [row - top, column - left])
}

/** A figure as it is held, moved into the corner. The order of its squares stays: each can be followed by its index. */
export function held(points: readonly Point[], { turns, mirrored }: Hold): Point[] {
  let current: Point[] = mirrored ? points.map(([row, column]) => [row, -column]) : points.slice()
  for (let quarter = 0; quarter < turns; quarter++) current = current.map(([row, column]) => [column, -row])
  return toCorner(current)
}

export function extent(points: readonly Point[]): { readonly rows: number; readonly columns: number } {
  return {
    rows: 1 + Math.max(...points.map(([row]) => row)),
    columns: 1 + Math.max(...points.map(([, column]) => column)),
  }
}

/** The square by which a hand holds a figure: the one nearest to its middle. */
export function gripOf(points: readonly Point[]): Point {
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [row, column] = [middle(0), middle(1)]
  const off = (point: Point) => (point[0] - row) ** 2 + (point[1] - column) ** 2
  return points.reduce((best, point) => (off(point) < off(best) ? point : best), points[0] ?? [0, 0])
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Where a figure's corner lies when its grip is on a square, kept on the grid as far as it fits there. */
export function cornerAt(points: readonly Point[], spot: Point, rows: number, columns: number): Point {
  const size = extent(points)
  const grip = gripOf(points)
  // A figure larger than the card sticks out at the far sides, where squares still have names.
  const lowest = size.rows <= rows ? rows - size.rows : 0
  const rightmost = size.columns <= columns ? columns - size.columns : 0
  return [between(0, spot[0] - grip[0], lowest), between(0, spot[1] - grip[1], rightmost)]
}

export function squaresAt(points: readonly Point[], corner: Point): number[] {
  return points.map(([row, column]) => (row + corner[0]) * GRID_SIZE + column + corner[1])
}

/** All corners at which a figure keeps to the grid's box. */
export function cornersIn(points: readonly Point[], rows: number, columns: number): Point[] {
  const size = extent(points)
  const corners: Point[] = []
  for (let row = 0; row + size.rows <= rows; row++)
    for (let column = 0; column + size.columns <= columns; column++) corners.push([row, column])
  return corners
}

/** The corner nearest to where the hand is, if one is near enough. */
export function nearestCorner(
  points: readonly Point[],
  corners: readonly Point[],
  hand: Point,
  reach: number,
): Point | undefined {
  const grip = gripOf(points)
  let best: Point | undefined
  let least = reach ** 2
  for (const corner of corners) {
    const off = (corner[0] + grip[0] - hand[0]) ** 2 + (corner[1] + grip[1] - hand[1]) ** 2
    if (off > least) continue
    best = corner
    least = off
  }
  return best
}

const signOf = (points: readonly Point[]): string => points.map(String).sort().join(' ')

/** Whether a figure turned or mirrored is the figure it was. */
export const staysSame = (points: readonly Point[], hold: Hold): boolean =>
  signOf(toCorner(points)) === signOf(held(points, hold))

/** Every different way to hold a figure, as printed first. */
export function holdsOf(points: readonly Point[]): Hold[] {
  const seen = new Set<string>()
  const holds: Hold[] = []
  for (const mirrored of [false, true])
    for (let turns = 0; turns < 4; turns++) {
      const key = signOf(held(points, { turns, mirrored }))
      if (seen.has(key)) continue
      seen.add(key)
      holds.push({ turns, mirrored })
    }
  return holds
}

/** Whether these squares of a figure and the rest of it are each in one piece: a cut that the hand may make. */
export function isCut(points: readonly Point[], first: ReadonlySet<number>): boolean {
  const squares = (own: boolean) =>
    points.flatMap(([row, column], index) => (first.has(index) === own ? [row * GRID_SIZE + column] : []))
  const [a, b] = [squares(true), squares(false)]
  return a.length > 0 && b.length > 0 && isConnected(a) && isConnected(b)
}
