import type { Game } from '@graveshift/kernel'

/** Where in a game something is. */
export interface Turn {
  readonly round: number
  readonly turn: number
}

/** How a game counts its turns: one number over the whole game, told as round and turn. */
export interface Clock<G extends Game = Game> {
  /** The turn of a board; 0 before the first. */
  at(board: Readonly<G['board']>): number
  /** The most turns there can be. */
  readonly turns: number
  /** Turns before which something changes that a plot marks, such as a new round. */
  readonly marked: readonly number[]
  tell(at: number): Turn
  /** The turn that a board shows, before it was counted. */
  shown(board: Readonly<G['board']>): Turn
  /** The turn that begins with an event. */
  begins(event: G['event'] | undefined, now: Turn): Turn | undefined
}
