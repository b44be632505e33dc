import fc from 'fast-check'

/** Shapes the slow and plain way: the reference that the bit masks are tested against. */
export type Point = readonly [row: number, column: number]

const WAYS: readonly ((point: Point) => Point)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [c, -r],
  ([r, c]) => [-r, -c],
  ([r, c]) => [-c, r],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, c],
  ([r, c]) => [c, r],
  ([r, c]) => [-c, -r],
]

export function textOf(squares: readonly number[]): string {
  return [...squares].sort((a, b) => a - b).join(' ')
}

/** Every set of open squares that the figure covers, turned, mirrored and moved. */
export function naivePlacements(points: readonly Point[], open: readonly number[]): Set<string> {
  const free = new Set(open)
  const found = new Set<string>()
  for (const way of WAYS)
    for (let down = -15; down <= 15; down++)
      for (let right = -15; right <= 15; right++) {
        const squares: number[] = []
        for (const point of points) {
          const [r, c] = way(point)
          const row = r + down
          const column = c + right
          if (row < 0 || row > 7 || column < 0 || column > 7 || !free.has(row * 8 + column)) break
          squares.push(row * 8 + column)
        }
        if (squares.length === points.length) found.add(textOf(squares))
      }
  return found
}

/** A connected figure of at most so many squares, grown square by square. */
export function figure(most: number): fc.Arbitrary<Point[]> {
  return fc.array(fc.tuple(fc.nat(100), fc.nat(3)), { maxLength: most - 1 }).map((growth) => {
    const points: Point[] = [[0, 0]]
    for (const [from, side] of growth) {
      const [row, column] = points[from % points.length] ?? [0, 0]
      const grown: Point = [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ][side] as [number, number]
      if (!points.some(([r, c]) => r === grown[0] && c === grown[1])) points.push(grown)
    }
    return points
  })
}
