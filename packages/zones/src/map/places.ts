import type { ZoneData } from './layout.ts'
import type { Point, Rect } from './tile.ts'

/** The smallest rectangle round all pieces of a zone. */
export function boundsOf({ pieces }: ZoneData): Rect {
  return [
    Math.min(...pieces.map(([x0]) => x0)),
    Math.min(...pieces.map(([, y0]) => y0)),
    Math.max(...pieces.map(([, , x1]) => x1)),
    Math.max(...pieces.map(([, , , y1]) => y1)),
  ]
}

/** The middle of a zone, to whole units. */
export function middleOf(zone: ZoneData): Point {
  const [x0, y0, x1, y1] = boundsOf(zone)
  return [(x0 + x1) >> 1, (y0 + y1) >> 1]
}

/** The piece of a zone that holds a point. */
export function pieceAt({ pieces }: ZoneData, [x, y]: Point): Rect | undefined {
  return pieces.find(([x0, y0, x1, y1]) => x0 <= x && x < x1 && y0 <= y && y < y1)
}

/** Where the name of a zone stands: in its middle, or in its largest piece if it goes round that. */
export function labelPoint(zone: ZoneData): Point {
  const middle = middleOf(zone)
  if (pieceAt(zone, middle)) return middle
  const [[x0, y0, x1, y1] = boundsOf(zone)] = zone.pieces.toSorted(
    (one, other) => areaOf(other) - areaOf(one),
  )
  return [(x0 + x1) >> 1, (y0 + y1) >> 1]
}

const areaOf = ([x0, y0, x1, y1]: Rect): number => (x1 - x0) * (y1 - y0)

/**
 * Points in clockwise order round a center, beginning with the first one given; equal directions keep their order.
 * By cross products: angles would need fractions.
 */
export function clockwise<T>(centre: Point, items: readonly T[], at: (item: T) => Point): readonly T[] {
  const [first] = items
  if (first === undefined) return []
  const vector = (item: T): Point => [at(item)[0] - centre[0], at(item)[1] - centre[1]]
  const start = vector(first)
  /** 0 from the start up to half a turn, 1 beyond. */
  const half = ([x, y]: Point) => {
    const cross = start[0] * y - start[1] * x
    if (cross !== 0) return cross > 0 ? 0 : 1
    return start[0] * x + start[1] * y >= 0 ? 0 : 1
  }
  return items.toSorted((one, other) => {
    const [a, b] = [vector(one), vector(other)]
    // y grows downwards, so a positive cross product is a clockwise turn.
    return half(a) - half(b) || b[0] * a[1] - b[1] * a[0]
  })
}
