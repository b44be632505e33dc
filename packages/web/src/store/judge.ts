import type { Game, Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** Why the rules refuse a pick; undefined if it is legal. */
export function checkPick<G extends Game>(
  { rules, state }: Session<G>,
  choice: G['choice'],
  pick: G['pick'],
): Refusal | undefined {
  return rules.choices[choice.kind as G['choice']['kind']].check(state.board, choice as never, pick as never)
}
