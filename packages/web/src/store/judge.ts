import { type Game, isRefusal, type Json, parsePick, type Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Why the rules refuse a pick; undefined if it is legal. */
export function checkPick<G extends Game>(
  { rules, state }: Session<G>,
  choice: G['choice'],
  pick: G['pick'],
): Refusal | undefined {
  return rules.choices[choice.kind as G['choice']['kind']].check(state.board, choice as never, pick as never)
}

/** The same for an answer in the form in which it is given. */
export function judge<G extends Game>(
  session: Session<G>,
  choice: G['choice'],
  raw: Json,
): Refusal | undefined {
  const pick = parsePick(session.rules, session.state, choice, raw)
  return isRefusal(pick) ? pick : checkPick(session, choice, pick)
}
