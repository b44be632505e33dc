import type { Json, Telling } from '@graveshift/kernel'
import {
  type AttackOdds,
  type AttackTable,
  CAR_ATTACKS,
  oddsOfAnswer as oddsIn,
  tellAttackOdds,
  ZONES_ATTACKS,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** Actions that attack, with their odds (Z2-TBL-04). */
export const ATTACKS: AttackTable<SecondKit, Board> = { ...ZONES_ATTACKS, ...CAR_ATTACKS }

/** The odds of an answer as it is written; undefined where it is no attack. */
export const oddsOfAnswer = (
  kit: SecondKit,
  board: Board,
  person: number,
  raw: Json,
): AttackOdds | undefined => oddsIn(ATTACKS, kit, board, person, raw)

/** What an attack may come to; undefined where an answer is none. */
export function tellOdds(kit: SecondKit, board: Board, person: number, raw: Json): Telling | undefined {
  const odds = oddsOfAnswer(kit, board, person, raw)
  return odds && tellAttackOdds(odds)
}
