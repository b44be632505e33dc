import type { Game, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Who sits in a seat, as the game says it; else the seat by its number. */
export const tellSeat = <G extends Game>(
  { module, options }: Pick<Session<G>, 'module' | 'options'>,
  seat: number,
): Telling => module.seatName?.(options, seat) ?? { word: 'table.seat', with: { seat: seat + 1 } }
