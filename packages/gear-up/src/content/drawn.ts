import { GRID_SIZE } from '@graveshift/kernel'
import type { Drawing } from './types.ts'

/** The squares of a drawing that show one of these signs. */
export function squaresDrawn(drawing: Drawing, signs: string): number[] {
  const squares: number[] = []
  drawing.forEach((row, at) => {
    for (let column = 0; column < row.length; column++)
      if (signs.includes(row.charAt(column))) squares.push(at * GRID_SIZE + column)
  })
  return squares
}
