import {
  AS_PRINTED,
  type Hold,
  held,
  holdsOf,
  isCut,
  type Point,
  squaresAt,
} from '../../src/games/gear-up/table/place/figure.ts'

/** How a figure comes to lie on given squares. */
export interface Lay {
  readonly hold: Hold
  /** Where the hand holds it: its squares in order, so that any of them can be found again. */
  readonly squares: readonly number[]
}

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((square) => b.includes(square))

/** All ways to lay a figure on squares of a set. */
function laysWithin(points: readonly Point[], squares: readonly number[]): Lay[] {
  const rows = squares.map((square) => square >> 3)
  const columns = squares.map((square) => square & 7)
  const lays: Lay[] = []
  for (const hold of holdsOf(points))
    for (let row = Math.min(...rows); row <= Math.max(...rows); row++)
      for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
        const laid = squaresAt(held(points, hold), [row, column])
        if (laid.every((square) => squares.includes(square))) lays.push({ hold, squares: laid })
      }
  return lays
}

export function layOn(points: readonly Point[], squares: readonly number[]): Lay | undefined {
  return points.length === squares.length
    ? laysWithin(points, squares).find((lay) => same(lay.squares, squares))
    : undefined
}

export interface SplitPlan {
  readonly cut: readonly number[]
  readonly lone: readonly [boolean, boolean]
  readonly parts: readonly [Lay, Lay]
}

/** A cut of a shape and where its parts go to cover exactly these squares. */
export function planSplit(points: readonly Point[], squares: readonly number[]): SplitPlan | undefined {
  for (let subset = 1; subset < (1 << points.length) - 1; subset++) {
    const first = new Set(points.flatMap((_, index) => (subset & (1 << index) ? [index] : [])))
    if (!isCut(points, first)) continue
    for (const lone of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const part = (own: boolean, alone: boolean): readonly Point[] =>
        alone
          ? [[0, 0]]
          : held(
              points.filter((_, index) => first.has(index) === own),
              AS_PRINTED,
            )
      const [a, b] = [part(true, lone[0]), part(false, lone[1])]
      if (a.length + b.length !== squares.length) continue
      for (const lay of laysWithin(a, squares)) {
        const rest = layOn(
          b,
          squares.filter((square) => !lay.squares.includes(square)),
        )
        if (rest) return { cut: [...first], lone, parts: [lay, rest] }
      }
    }
  }
  return undefined
}
