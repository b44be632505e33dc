import { type Game, isRefusal, type Json, parsePick, type Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Why the rules refuse an answer; undefined if it is legal. */
export function judge<G extends Game>(
  { rules, state }: Session<G>,
  choice: G['choice'],
  raw: Json,
): Refusal | undefined {
  const pick = parsePick(rules, state, choice, raw)
  if (isRefusal(pick)) return pick
  return rules.choices[choice.kind as G['choice']['kind']].check(state.board, choice as never, pick as never)
}
