import { nth, type Telling } from '@graveshift/kernel'
import type { Teller } from '../tell/tellers.ts'
import { cardTerm, logLine, personTerm, word } from '../tell/terms.ts'
import type { MissionBoard, MissionEvent, MissionKit } from './mission-game.ts'

type Tellers = {
  readonly [T in MissionEvent['type']]: Teller<Extract<MissionEvent, { type: T }>, MissionKit, MissionBoard>
}

/** The events of missions as sentences. */
export const MISSION_TELLERS: Tellers = {
  tokenTaken: ({ token, person }, _kit, board) =>
    logLine('tokenTaken', {
      person: personTerm(board, person),
      token: word(`token.${nth(board.tokens, token).kind}`),
    }),
  woken: ({ colour }) => logLine('woken', { colour: word(`colour.${colour}`) }),
  stored: ({ person, card }, kit, board) =>
    logLine('stored', { person: personTerm(board, person), card: cardTerm(kit, card) }),
  tallied: ({ what, count }) => logLine('tallied', { what: word(`tally.${what}`), count }),
}

/** A token; red ones are the usual kind, only others are told apart by their color. */
export function tokenTerm({ kind, colour }: MissionBoard['tokens'][number]): Telling {
  const token = word(`token.${kind}`)
  return colour === 'red'
    ? token
    : { word: 'token.colored', with: { token, colour: word(`colour.${colour}`) } }
}
