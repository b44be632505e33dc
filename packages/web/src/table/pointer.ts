/** What on the table a line of the log, a step or a hint is about. */
export interface Pointer {
  readonly seats: readonly number[]
  readonly targets: readonly number[]
  /** Squares of the one target. */
  readonly squares: readonly number[]
}
