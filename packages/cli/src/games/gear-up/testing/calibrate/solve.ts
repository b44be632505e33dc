import { nth } from '@graveshift/kernel'

/** The inverse of a symmetric positive matrix, by Gauss and Jordan. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, to) => Number(at === to)),
  ])
  for (let at = 0; at < size; at++) {
    let best = at
    for (let row = at + 1; row < size; row++)
      if (Math.abs(nth(nth(rows, row), at)) > Math.abs(nth(nth(rows, best), at))) best = row
    const pivot = nth(rows, best)
    rows[best] = nth(rows, at)
    const by = nth(pivot, at)
    rows[at] = pivot.map((value) => value / by)
    for (let row = 0; row < size; row++) {
      const factor = nth(nth(rows, row), at)
      if (row !== at && factor !== 0)
        rows[row] = nth(rows, row).map((value, to) => value - factor * nth(nth(rows, at), to))
    }
  }
  return rows.map((row) => row.slice(size))
}

export const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * nth(vector, at), 0))
