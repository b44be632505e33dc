import type { Telling } from './module.ts'
import type { FigureTable } from './overview.ts'

/** How a figure went from turn to turn, by the clock of the game's progress. */
export interface Series {
  readonly id: string
  readonly name: Telling
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

/** A finished game in figures that any screen can draw. Plain JSON. */
export interface GameFigures {
  readonly series: readonly Series[]
  readonly tables: readonly FigureTable[]
}
