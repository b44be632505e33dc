import {
  type Game,
  type GameModule,
  isFault,
  type Json,
  rawOptions,
  seatsIn,
  type Telling,
} from '@graveshift/kernel'
import type { SeatToBe } from '../games/game-face.ts'

export const tellSeat = (seat: number): Telling => ({ word: 'table.seat', with: { seat: seat + 1 } })

/** The seats of a table with these options, as far as they can be played. */
export function seatsOf<G extends Game>(module: GameModule<G>, raw: Json): readonly SeatToBe[] {
  const options = module.readOptions(raw)
  const seats = isFault(options)
    ? seatsIn(module.options, rawOptions(raw))
    : module.rulesFor(options).seats(options)
  return Array.from({ length: seats }, (_, seat) => ({
    id: String(seat + 1),
    name: (isFault(options) ? undefined : module.seatName?.(options, seat)) ?? tellSeat(seat),
    leads: false,
  }))
}
