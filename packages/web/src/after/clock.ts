import type { Game, GameModule, Telling } from '@graveshift/kernel'

/** How the turns of a game are counted over the whole of it: 0 before the first. */
export interface Clock<G extends Game = Game> {
  at(board: Readonly<G['board']>): number
  /** Turns before which something changes that a plot marks, such as a new round. */
  readonly marked: readonly number[]
  /** What stands at an axis for a turn. */
  onAxis(at: number): number
  /** The turn that begins with an event; absent where turns begin with decisions. */
  begins?(event: G['event'] | undefined, now: number): number | undefined
}

/** The clock of any game: as its rules say how far it is. */
export const plainClock = <G extends Game>({ progress }: GameModule<G>): Clock<G> => ({
  at: (board) => progress(board).at,
  marked: [],
  onAxis: (at) => at,
})

/** A time as it stands in a column, or above something. */
export const timeAs = ({ word, with: values = {} }: Telling, form: 'short' | 'title'): Telling => ({
  word: `${word}.${form}`,
  with: values,
})
