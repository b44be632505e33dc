import type { Game } from '@graveshift/kernel'
import { lineOfPlay, type PlayedBatch, type Session } from '@graveshift/table'
import type { Clock } from './clock.ts'

/** A place in a game: after the setup, or after a decision that stood. */
export interface ReplayPlace<G extends Game = Game> {
  readonly batch: PlayedBatch<G['event']>
  readonly board: G['board']
  /** The turn, counted over the whole game; 0 before the first. */
  readonly turn: number
}

/** All places of a game in order; what was taken back is left out. */
export function placesOf<G extends Game>(session: Session<G>, clock: Clock<G>): readonly ReplayPlace<G>[] {
  return lineOfPlay<G['event']>(session.log()).map((batch) => {
    const board = session.boardAfter(batch.seq)
    return { batch, board, turn: clock.at(board) }
  })
}

/** The first place of each turn. */
export function turnStarts(places: readonly Pick<ReplayPlace, 'turn'>[]): readonly number[] {
  return places.flatMap(({ turn }, index) => (index === 0 || places[index - 1]?.turn !== turn ? [index] : []))
}

export type ReplayMove = 'start' | 'back-turn' | 'back' | 'forward' | 'forward-turn' | 'end'

/** Where a move leads from a place. */
export function placeAfter(move: ReplayMove, at: number, last: number, starts: readonly number[]): number {
  switch (move) {
    case 'start':
      return 0
    case 'end':
      return last
    case 'back':
      return Math.max(0, at - 1)
    case 'forward':
      return Math.min(last, at + 1)
    // Within a turn: first to its beginning, then to the one before.
    case 'back-turn':
      return starts.findLast((start) => start < at) ?? 0
    case 'forward-turn':
      return starts.find((start) => start > at) ?? last
  }
}
