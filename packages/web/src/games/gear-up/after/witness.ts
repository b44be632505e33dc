import type { Board, Content, Event } from '@graveshift/gear-up'

/** Sees every event of a game in order, each with the board right after it. */
export type Witness = (event: Event, board: Board, content: Content) => void
