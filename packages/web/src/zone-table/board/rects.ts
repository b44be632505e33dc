import type { Point, Rect, ZoneData } from '@graveshift/zones'

/** To a tenth of a unit: paths stay short. */
export const tenth = (figure: number): number => Math.round(figure * 10) / 10

export const middle = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2]

export const grown = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 - by, y0 - by, x1 + by, y1 + by]

export const widthOf = ([x0, , x1]: Rect): number => x1 - x0
export const heightOf = ([, y0, , y1]: Rect): number => y1 - y0
export const areaOf = (rect: Rect): number => widthOf(rect) * heightOf(rect)

export const holds = ([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean => x > x0 && x < x1 && y > y0 && y < y1

export const overlap = (one: Rect, other: Rect): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]

export const around = ([x, y]: Point, half: number): Rect => [x - half, y - half, x + half, y + half]

/** A rectangle as a path. */
export const boxPath = ([x0, y0, x1, y1]: Rect): string =>
  `M${tenth(x0)} ${tenth(y0)}H${tenth(x1)}V${tenth(y1)}H${tenth(x0)}Z`

/** Every figure at which something begins or ends, in rising order. */
const cuts = (figures: readonly number[]): readonly number[] =>
  [...new Set(figures)].sort((one, other) => one - other)

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/**
 * The largest rectangles that lie on the pieces of a zone and on none of its obstacles: none of them lies within
 * another one. Zones are few rectangles with few things on them, so all are tried.
 */
export function freeRects(pieces: readonly Rect[], obstacles: readonly Rect[]): readonly Rect[] {
  const all = [...pieces, ...obstacles]
  const xs = cuts(all.flatMap(([x0, , x1]) => [x0, x1]))
  const ys = cuts(all.flatMap(([, y0, , y1]) => [y0, y1]))
  const free = ys.slice(1).map((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const at = middle([xs[column] ?? right, ys[row] ?? bottom, right, bottom])
      return pieces.some((piece) => holds(piece, at)) && !obstacles.some((thing) => holds(thing, at))
    }),
  )
  const isFree = (left: number, top: number, right: number, bottom: number): boolean => {
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) if (!free[row]?.[column]) return false
    return true
  }
  const found: Rect[] = []
  for (let top = 0; top < ys.length - 1; top++)
    for (let left = 0; left < xs.length - 1; left++)
      for (let bottom = ys.length - 1; bottom > top; bottom--)
        for (let right = xs.length - 1; right > left; right--) {
          const [x0, y0, x1, y1] = [xs[left], ys[top], xs[right], ys[bottom]]
          if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) continue
          const rect: Rect = [x0, y0, x1, y1]
          if (!found.some((other) => isWithin(rect, other)) && isFree(left, top, right, bottom))
            found.push(rect)
        }
  return found.filter((rect) => !found.some((other) => other !== rect && isWithin(rect, other)))
}

/** Where those in a zone stand if nothing lies in their way: its largest part without a corner. */
export function standingRect({ pieces }: ZoneData): Rect {
  const [first = [0, 0, 0, 0], ...rest] = freeRects(pieces, [])
  return rest.reduce((best, rect) => (areaOf(rect) > areaOf(best) ? rect : best), first)
}
