import { GRID_SIZE, type Mask, maskOf } from '@graveshift/kernel'
import type { Drawing } from './types.ts'

/** The squares of a drawing that show one of these signs. */
export function squaresDrawn(rows: Drawing, signs: string): number[] {
  const squares: number[] = []
  rows.forEach((text, row) => {
    for (let column = 0; column < text.length; column++)
      if (signs.includes(text.charAt(column))) squares.push(row * GRID_SIZE + column)
  })
  return squares
}

export function maskDrawn(rows: Drawing, signs: string): Mask {
  return maskOf(squaresDrawn(rows, signs))
}

/** What is wrong with a drawing, in plain words for whoever wrote it; undefined if nothing. */
export function drawingFault(rows: unknown, signs: string): string | undefined {
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > GRID_SIZE)
    return `a drawing is a list of 1 to ${GRID_SIZE} texts`
  for (const text of rows) {
    if (typeof text !== 'string' || text.length === 0 || text.length > GRID_SIZE)
      return `each row of a drawing is a text of 1 to ${GRID_SIZE} signs`
    for (const sign of text) if (!signs.includes(sign)) return `'${sign}' is not one of the signs ${signs}`
  }
  return undefined
}
