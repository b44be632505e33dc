import type { Telling, Term } from './module.ts'
import type { Seat } from './rules.ts'

/** One line of a table of figures; a text that is no sentence is shown as it is. */
export interface FigureRow {
  readonly cells: readonly Term[]
  /** Whose line it is. */
  readonly seat?: Seat
  /** What is marked: whoever acts, or a goal that is met. */
  readonly marked?: boolean
}

/** Figures that belong together, in words that any screen can show. */
export interface FigureTable {
  /** Tells it from the others. */
  readonly id: string
  readonly title: Telling
  /** What stands above the cells; none for plain lines. */
  readonly columns: readonly Telling[]
  readonly rows: readonly FigureRow[]
}

/** All that lies on a table, in words and figures: for screens that have no pictures of the game. */
export interface Overview {
  /** The board in plain characters of one width. All that it shows stands in the tables too. */
  readonly drawing?: { readonly lines: readonly string[]; readonly legend: Telling }
  readonly tables: readonly FigureTable[]
}
