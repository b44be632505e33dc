import type { ZonesBoard } from '../../board.ts'
import type { Kit } from '../../kit.ts'
import type { Teller } from '../../tell/tellers.ts'
import { logLine, personTerm, word, zoneTerm } from '../../tell/terms.ts'
import type { CompanionEvent, CompanionEventOf } from './companions.ts'

export const COMPANION_TELLERS: {
  readonly [T in CompanionEvent['type']]: Teller<CompanionEventOf<T>, Kit, ZonesBoard>
} = {
  companionPlaced: ({ id, zone }, kit) =>
    logLine('companionPlaced', { person: word(`survivor.${id}.name`), zone: zoneTerm(kit, zone) }),
  rallied: ({ person, companion }, _kit, board) =>
    logLine('rallied', { person: personTerm(board, person), companion: personTerm(board, companion) }),
}
