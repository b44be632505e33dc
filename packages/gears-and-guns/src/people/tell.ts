import { logLine, personTerm, type Teller, zoneTerm } from '@graveshift/zones'
import type { ArmorEvent } from '../armor/armor.ts'
import type { Board } from '../board.ts'
import type { FallenEvent } from '../fallen/fallen.ts'
import type { HoldingEvent } from '../holding/holding.ts'
import type { MachinesEvent } from '../machines/machines.ts'
import type { WesternKit } from '../western-kit.ts'
import type { BonusEvent } from './bonus.ts'

type PeopleEvent = HoldingEvent | FallenEvent | ArmorEvent | MachinesEvent | BonusEvent

/** What happens to survivors and with what they use, as sentences. */
export const PEOPLE_TELLERS: {
  readonly [T in PeopleEvent['type']]: Teller<Extract<PeopleEvent, { type: T }>, WesternKit, Board>
} = {
  zombiesHeld: ({ person, zone }, kit, board) =>
    logLine('zombiesHeld', { person: personTerm(board, person), zone: zoneTerm(kit, zone) }),
  zombiesReleased: () => logLine('zombiesReleased', {}),
  fallenPushed: ({ person, zone }, kit, board) =>
    logLine('fallenPushed', { person: personTerm(board, person), zone: zoneTerm(kit, zone) }),
  knockedOut: ({ person, zone }, kit, board) =>
    logLine('knockedOut', { person: personTerm(board, person), zone: zoneTerm(kit, zone) }),
  fallenTaken: ({ person, fallen }, _kit, board) =>
    logLine('fallenTaken', { person: personTerm(board, person), fallen: personTerm(board, fallen) }),
  died: ({ person }, _kit, board) => logLine('died', { person: personTerm(board, person) }),
  attacksStopped: ({ person, count }, _kit, board) =>
    logLine('attacksStopped', { person: personTerm(board, person), count }),
  wagonPushed: ({ person, to }, kit, board) =>
    logLine('wagonPushed', { person: personTerm(board, person), zone: zoneTerm(kit, to) }),
  wagonSmashed: () => logLine('wagonSmashed', {}),
  gatlingPlaced: ({ zone }, kit) => logLine('gatlingPlaced', { zone: zoneTerm(kit, zone) }),
  bonusTaken: ({ person }, _kit, board) => logLine('bonusTaken', { person: personTerm(board, person) }),
}
