import { COLUMNS, DRAWINGS, ROWS } from './boards.ts'

interface Square {
  readonly row: number
  readonly column: number
}

function turned(squares: readonly Square[]): Square[] {
  return squares.map(({ row, column }) => ({ row: column, column: -row }))
}

function mirrored(squares: readonly Square[]): Square[] {
  return squares.map(({ row, column }) => ({ row, column: -column }))
}

function toCorner(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(({ row }) => row))
  const left = Math.min(...squares.map(({ column }) => column))
  return squares
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

/** All different ways to turn and mirror a figure, worked out once and not measured. */
function waysOf(drawing: readonly string[]): Square[][] {
  const ways = new Map<string, Square[]>()
  let now: Square[] = drawing.flatMap((text, row) =>
    [...text].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])),
  )
  for (let flip = 0; flip < 2; flip++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const way = toCorner(now)
      ways.set(JSON.stringify(way), way)
      now = turned(now)
    }
    now = mirrored(now)
  }
  return [...ways.values()]
}

export type Figure = readonly (readonly Square[])[]
export const FIGURES: readonly Figure[] = DRAWINGS.map(waysOf)

type Board = readonly (readonly boolean[])[]

/** What one writes first: lay the figure everywhere, as squares, and keep it where all of them are free. */
export function listNaively(crossed: Board, figure: Figure): Square[][] {
  const found: Square[][] = []
  for (const way of figure)
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const placed = way.map((square) => ({ row: row + square.row, column: column + square.column }))
        if (placed.every((square) => crossed[square.row]?.[square.column] === false)) found.push(placed)
      }
  return found
}

export function countNaively(crossed: Board, figure: Figure): number {
  return listNaively(crossed, figure).length
}

function fits(crossed: Board, way: readonly Square[], row: number, column: number): boolean {
  for (const square of way) {
    const y = row + square.row
    const x = column + square.column
    if (y >= ROWS || x >= COLUMNS || crossed[y]?.[x]) return false
  }
  return true
}

/** The same loops without a new object, leaving at the first square that is not free: what one writes second. */
export function countByLoop(crossed: Board, figure: Figure): number {
  let count = 0
  for (const way of figure)
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) if (fits(crossed, way, row, column)) count++
  return count
}
