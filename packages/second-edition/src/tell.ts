import type { Json, Telling } from '@graveshift/kernel'
import {
  CAR_TELLERS,
  COMPANION_TELLERS,
  DOOR_TELLERS,
  listTerm,
  logLine,
  NOISE_TELLERS,
  type Teller,
  word,
  ZONES_TELLERS,
} from '@graveshift/zones'
import { MISSION_TELLERS } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import type { Event, OwnEvent } from './game.ts'
import type { SecondKit } from './second-kit.ts'

type Tellers = {
  readonly [T in OwnEvent['type']]: Teller<Extract<OwnEvent, { type: T }>, SecondKit, Board>
}

const OWN_TELLERS: Tellers = {
  cast: ({ survivors }) =>
    logLine('cast', { survivors: listTerm(survivors.map(({ id }) => word(`survivor.${id}.name`))) }),
}

const TELLERS: { readonly [T in Event['type']]: Teller<Event, SecondKit, Board> } = {
  ...ZONES_TELLERS,
  ...NOISE_TELLERS,
  ...DOOR_TELLERS,
  ...CAR_TELLERS,
  ...COMPANION_TELLERS,
  ...MISSION_TELLERS,
  ...OWN_TELLERS,
}

/** The event as a sentence; the board is the one after it, and the answer the one it came of. */
export function tell(kit: SecondKit, event: Event, board: Board, answer?: Json): Telling {
  return TELLERS[event.type](event, kit, board, answer)
}
