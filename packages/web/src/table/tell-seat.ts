import type { Game, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Who sits in a seat, as the game says it; else the seat by its number. */
export const tellSeat = <G extends Game>(
  { module, options, state }: Pick<Session<G>, 'module' | 'options' | 'state'>,
  seat: number,
): Telling =>
  module.seatName?.(options, seat, state.board) ?? { word: 'table.seat', with: { seat: seat + 1 } }
