import type { Drawing } from '@graveshift/gear-up'
import { GRID_SIZE, squareName } from '@graveshift/kernel'
import { memo } from 'react'
import { UNIT } from './units.ts'

interface Mark {
  readonly sign: string
  readonly x: number
  readonly y: number
}

/** Letters in the highest space of each column, numbers in the leftmost of each row, as on a chess board. */
export function coordinatesOf(grid: Drawing): { readonly letters: Mark[]; readonly numbers: Mark[] } {
  const columns = Math.max(...grid.map((text) => text.length))
  const isSpace = (row: number, column: number) => (grid[row]?.[column] ?? '.') !== '.'
  const mark = (row: number, column: number, part: 0 | 1): Mark => ({
    sign: squareName(row * GRID_SIZE + column).charAt(part),
    x: column * UNIT,
    y: row * UNIT,
  })
  const letters = Array.from({ length: columns }, (_, column) => {
    const row = grid.findIndex((_, each) => isSpace(each, column))
    return row < 0 ? [] : [mark(row, column, 0)]
  }).flat()
  const numbers = grid.flatMap((text, row) => {
    const column = [...text].findIndex((_, each) => isSpace(row, each))
    return column < 0 ? [] : [mark(row, column, 1)]
  })
  return { letters, numbers }
}

/** The names of the squares, while they matter; ears hear them from the squares. */
export const Coordinates = memo(function Coordinates({ grid }: { readonly grid: Drawing }) {
  const { letters, numbers } = coordinatesOf(grid)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <g className="coordinates" aria-hidden="true">
      {letters.map(({ sign, x, y }) => (
        <text key={sign} x={x + UNIT - 2} y={y + 5.6} textAnchor="end">
          {sign}
        </text>
      ))}
      {numbers.map(({ sign, x, y }) => (
        <text key={sign} x={x + 2} y={y + UNIT - 2}>
          {sign}
        </text>
      ))}
    </g>
  )
})
