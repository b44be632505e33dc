import type { BoardView } from '@graveshift/gear-up'
import type { Json, View } from '@graveshift/kernel'

// A view travels as plain JSON; its form is Gear Up's own.
export const seenBoard = (board: Json): BoardView => board as unknown as BoardView

/** The board as this viewer may see it. */
export const boardOf = (view: View): BoardView => seenBoard(view.board)
