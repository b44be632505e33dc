import type { Board, Doors } from './board.ts'

/** Distance of what cannot be reached. */
export const UNREACHED = 255
/** Range of what cannot be seen. */
export const UNSEEN = 255

/**
 * Everything that follows from which doors are open. Tables over pairs have the entry `from * board.size + to`,
 * tables of sets the words from `from * board.words` on.
 */
export interface Ways {
  readonly board: Board
  readonly open: Doors
  /** Sets: zones one step away. */
  readonly near: Int32Array
  /** Pairs: steps of the shortest route. */
  readonly distance: Uint8Array
  /** Pairs: zones along the line of sight, 0 for the own one (Z2-LOS-07). */
  readonly range: Uint8Array
  /** Sets: zones in sight. */
  readonly sight: Int32Array
  /** Sets: zones in sight when dark ones are not seen into from farther than 1 (Z2-DRK-01). */
  readonly dimSight: Int32Array
}
