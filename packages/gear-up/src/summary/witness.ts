import type { Board, Event } from '../board.ts'
import type { Content } from '../content/compile.ts'

/** Sees every event of a game in order, each with the board right after it. */
export type Witness = (event: Event, board: Board, content: Content) => void
