import { doOf, type Json, type Telling, textIn } from '@graveshift/kernel'
import { cardTerm, logLine, personTerm, type Teller, word } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { rewardTerm } from '../campaign/camp/tell.ts'
import { REWARDS } from '../campaign/sheet.ts'
import type { WesternKit } from '../western-kit.ts'
import type { SheetsEvent } from './sheets-board.ts'

/** An answer to a milestone, in few words. */
export function tellReward(raw: Json): Telling {
  const reward = REWARDS.find((each) => each === textIn(raw, 'skill'))
  return doOf(raw) === 'later' ? word('pick.later') : rewardTerm(reward ?? 'bonus-action')
}

/** What happens to sheets in a mission, as sentences. */
export const SHEETS_TELLERS: {
  readonly [T in SheetsEvent['type']]: Teller<Extract<SheetsEvent, { type: T }>, WesternKit, Board>
} = {
  provided: ({ person, card, by }, kit, board) =>
    logLine('provided', { person: personTerm(board, person), card: cardTerm(kit, card), by }),
  toughened: ({ person }, _kit, board) => logLine('toughened', { person: personTerm(board, person) }),
  rewardTaken: ({ person, reward }, _kit, board) =>
    logLine('rewardTaken', { person: personTerm(board, person), reward: rewardTerm(reward) }),
  keepsakeKept: ({ person, card }, kit, board) =>
    logLine('keepsakeKept', { person: personTerm(board, person), card: cardTerm(kit, card) }),
}
