import {
  type Board,
  type Content,
  contentFor,
  type Event,
  GEAR_UP_MODULE,
  type Options,
} from '@graveshift/gear-up'
import type { PlayedBatch } from '../../../after/line-of-play.ts'

/** Sees every event of a game in order, each with the board right after it. */
export type Witness = (event: Event, board: Board, content: Content) => void

/** Tells a game again from its events alone; the board at its end comes back. */
export function foldGame(
  options: Options,
  line: readonly PlayedBatch<Event>[],
  witnesses: readonly Witness[],
): { readonly begun: Board; readonly ended: Board; readonly content: Content } {
  const rules = GEAR_UP_MODULE.rulesFor(options)
  const content = contentFor(options)
  const { board } = rules.begin(options)
  const begun = rules.clone(board)
  for (const batch of line)
    for (const event of batch.events) {
      rules.evolve(board, event)
      for (const witness of witnesses) witness(event, board, content)
    }
  return { begun, ended: board, content }
}
