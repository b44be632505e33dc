import type { Point, Rect } from '@graveshift/zones'
import { middle, tenth } from './rects.ts'

/** A walk along one cell's side, with the inside to its right. */
interface Side {
  readonly from: Point
  readonly to: Point
}

const keyOf = ([x, y]: Point): string => `${x},${y}`

/** The sides of a union of rectangles that have its inside on one hand only. */
function sidesOf(pieces: readonly Rect[]): readonly Side[] {
  const xs = [...new Set(pieces.flatMap(([x0, , x1]) => [x0, x1]))].sort((a, b) => a - b)
  const ys = [...new Set(pieces.flatMap(([, y0, , y1]) => [y0, y1]))].sort((a, b) => a - b)
  const isIn = (rect: Rect): boolean => {
    const [x, y] = middle(rect)
    return pieces.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1)
  }
  const sides = new Map<string, Side>()
  const put = (from: Point, to: Point) => {
    // What another cell walks the other way lies inside.
    if (!sides.delete(`${keyOf(to)} ${keyOf(from)}`)) sides.set(`${keyOf(from)} ${keyOf(to)}`, { from, to })
  }
  ys.slice(1).forEach((y1, row) => {
    xs.slice(1).forEach((x1, column) => {
      const [x0, y0] = [xs[column] ?? x1, ys[row] ?? y1]
      if (!isIn([x0, y0, x1, y1])) return
      put([x0, y0], [x1, y0])
      put([x1, y0], [x1, y1])
      put([x1, y1], [x0, y1])
      put([x0, y1], [x0, y0])
    })
  })
  return [...sides.values()]
}

const turnsAt = (before: Point, at: Point, after: Point): boolean =>
  (at[0] - before[0]) * (after[1] - at[1]) !== (at[1] - before[1]) * (after[0] - at[0])

/** The corners of a union of rectangles in one piece, clockwise. */
function cornersOf(pieces: readonly Rect[]): readonly Point[] {
  const next = new Map(sidesOf(pieces).map(({ from, to }) => [keyOf(from), to]))
  const [first] = sidesOf(pieces)
  if (!first) return []
  const points: Point[] = [first.from]
  for (let at = first.to; keyOf(at) !== keyOf(first.from); at = next.get(keyOf(at)) ?? first.from)
    points.push(at)
  return points.filter((at, index) =>
    turnsAt(points.at(index - 1) ?? at, at, points[(index + 1) % points.length] ?? at),
  )
}

/** The border of a zone as a path, so far inside it. */
export function outlineOf(pieces: readonly Rect[], inset: number): string {
  const corners = cornersOf(pieces)
  const moved = corners.map(([x, y], index): Point => {
    const [bx, by] = corners.at(index - 1) ?? [x, y]
    const [ax, ay] = corners[(index + 1) % corners.length] ?? [x, y]
    // Clockwise, the inside lies to the right of both sides that meet here.
    const shift = (dx: number, dy: number): Point => [-Math.sign(dy) * inset, Math.sign(dx) * inset]
    const [one, other] = [shift(x - bx, y - by), shift(ax - x, ay - y)]
    return [x + one[0] + other[0], y + one[1] + other[1]]
  })
  return moved.length === 0 ? '' : `M${moved.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`
}
