import type { BoardView } from '@graveshift/gear-up'
import type { View } from '@graveshift/kernel'

/** The board as this viewer may see it. A view travels as plain JSON; its form is Gear Up's own. */
export function boardOf(view: View): BoardView {
  return view.board as unknown as BoardView
}
