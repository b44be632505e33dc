import { nth, type Telling } from '@graveshift/kernel'
import {
  CAR_TELLERS,
  cardTerm,
  DOOR_TELLERS,
  listTerm,
  logLine,
  NOISE_TELLERS,
  personTerm,
  type Teller,
  word,
  ZONES_TELLERS,
} from '@graveshift/zones'
import type { Board } from './board.ts'
import type { Event, OwnEvent } from './game.ts'
import type { SecondKit } from './second-kit.ts'

type Tellers = {
  readonly [T in OwnEvent['type']]: Teller<Extract<OwnEvent, { type: T }>, SecondKit, Board>
}

const OWN_TELLERS: Tellers = {
  tokenTaken: ({ token, person: who }, _kit, board) =>
    logLine('tokenTaken', {
      person: personTerm(board, who),
      token: word(`token.${nth(board.tokens, token).kind}`),
    }),
  woken: ({ colour }) => logLine('woken', { colour: word(`colour.${colour}`) }),
  stored: ({ person: who, card: what }, kit, board) =>
    logLine('stored', { person: personTerm(board, who), card: cardTerm(kit, what) }),
  cast: ({ survivors }) =>
    logLine('cast', { survivors: listTerm(survivors.map(({ id }) => word(`survivor.${id}.name`))) }),
  tallied: ({ what, count }) => logLine('tallied', { what: word(`tally.${what}`), count }),
}

const TELLERS: { readonly [T in Event['type']]: Teller<Event, SecondKit, Board> } = {
  ...ZONES_TELLERS,
  ...NOISE_TELLERS,
  ...DOOR_TELLERS,
  ...CAR_TELLERS,
  ...OWN_TELLERS,
}

/** The event as a sentence; the board is the one after it. */
export function tell(kit: SecondKit, event: Event, board: Board): Telling {
  return TELLERS[event.type](event, kit, board)
}
