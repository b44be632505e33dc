/** What on the table a line of the log, a step or a hint is about. */
export interface Pointer {
  readonly seats: readonly number[]
  /** What can be pointed at, as the game counts it: cards, or zones of a board. */
  readonly targets: readonly number[]
  /** Squares of the one target. */
  readonly squares: readonly number[]
  /** Whoever stands on a board, by their place among the people: where they stand now is meant. */
  readonly people?: readonly number[]
}
