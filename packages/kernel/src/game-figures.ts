import type { Telling } from './module.ts'
import type { FigureTable } from './overview.ts'
import type { Game } from './rules.ts'

/** How a figure went from turn to turn, by the clock of the game's progress. */
export interface Series {
  readonly id: string
  readonly name: Telling
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

/** A figure that can be added up over many games. */
export interface Total {
  readonly id: string
  readonly name: Telling
  readonly value: number
}

/** What a figure is made up of. */
export interface Breakdown {
  readonly id: string
  readonly title: Telling
  readonly parts: readonly Total[]
}

/** A finished game in figures that any screen can draw. Plain JSON. */
export interface GameFigures {
  readonly series: readonly Series[]
  readonly tables: readonly FigureTable[]
  readonly totals: readonly Total[]
  readonly breakdowns?: readonly Breakdown[]
}

/** Something that is chosen before a game and tells games apart: how often each kind of them is won. */
export interface Rate<G extends Game> {
  readonly id: string
  readonly title: Telling
  /** All that can be chosen, in the order in which it is listed. */
  readonly values: readonly { readonly id: string; readonly name: Telling }[]
  /** What was chosen for a game. */
  of(options: G['options']): readonly string[]
}
