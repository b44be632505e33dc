import type { Drawing } from '../content/types.ts'

/** Squares as texts 'row,column', sets as lists: slow, plain and independent of the engine's masks. */
export type Cell = readonly [row: number, column: number]

export function cellsOf(drawing: Drawing, signs: string): Cell[] {
  return drawing.flatMap((text, row) =>
    [...text].flatMap((sign, column): Cell[] => (signs.includes(sign) ? [[row, column]] : [])),
  )
}

export function cellsOfMask(lo: number, hi: number): Cell[] {
  const cells: Cell[] = []
  for (let square = 0; square < 64; square++)
    if (((square < 32 ? lo >>> square : hi >>> (square - 32)) & 1) === 1)
      cells.push([square >> 3, square & 7])
  return cells
}

export const has = (cells: readonly Cell[], [row, column]: Cell) =>
  cells.some(([r, c]) => r === row && c === column)

/** The same text for the same figure, wherever it lies; not for a turned one. */
function moved(cells: readonly Cell[]): string {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells
    .map(([row, column]) => (row - top) * 100 + column - left)
    .sort((a, b) => a - b)
    .join()
}

const FIGURES = new Map<string, Set<string>>()

/** All eight ways to lay a figure, as texts. */
function figures(cells: readonly Cell[]): Set<string> {
  const key = cells.join(' ')
  const known = FIGURES.get(key)
  if (known) return known
  const ways: ((cell: Cell) => Cell)[] = [
    ([r, c]) => [r, c],
    ([r, c]) => [c, -r],
    ([r, c]) => [-r, -c],
    ([r, c]) => [-c, r],
    ([r, c]) => [r, -c],
    ([r, c]) => [-r, c],
    ([r, c]) => [c, r],
    ([r, c]) => [-c, -r],
  ]
  const found = new Set(ways.map((way) => moved(cells.map(way))))
  FIGURES.set(key, found)
  return found
}

/** Whether the marked squares are the shape, turned or mirrored (GU-ATK-03). */
export function isFigure(shape: readonly Cell[], marked: readonly Cell[]): boolean {
  return shape.length === marked.length && figures(shape).has(moved(marked))
}

function isConnected(cells: readonly Cell[]): boolean {
  const reached: Cell[] = cells.slice(0, 1)
  for (let i = 0; i < reached.length; i++)
    for (const cell of cells) {
      const [row, column] = reached[i] ?? [0, 0]
      if (Math.abs(cell[0] - row) + Math.abs(cell[1] - column) === 1 && !has(reached, cell))
        reached.push(cell)
    }
  return reached.length === cells.length
}

function halves(cells: readonly Cell[]): [Cell[], Cell[]][] {
  const found: [Cell[], Cell[]][] = []
  for (let subset = 1; subset < 2 ** cells.length - 1; subset++)
    found.push([
      cells.filter((_, index) => (subset >> index) & 1),
      cells.filter((_, index) => !((subset >> index) & 1)),
    ])
  return found
}

const ONE: Cell[] = [[0, 0]]
const CUTS = new Map<string, [Cell[], Cell[]][]>()

/** Every way to see the marked squares as a cut shape: two parts, each whole or one square (GU-EFX-21). */
export function cutViews(shape: readonly Cell[], marked: readonly Cell[]): [Cell[], Cell[]][] {
  const key = shape.join(' ')
  let cuts = CUTS.get(key)
  if (!cuts) {
    cuts = halves(shape)
      .filter(([a, b]) => isConnected(a) && isConnected(b))
      .flatMap(([a, b]): [Cell[], Cell[]][] => [
        [a, b],
        [a, ONE],
        [ONE, b],
        [ONE, ONE],
      ])
    CUTS.set(key, cuts)
  }
  const parts = cuts
  return halves(marked).filter(([p, q]) => parts.some(([a, b]) => isFigure(a, p) && isFigure(b, q)))
}
