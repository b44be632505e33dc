import { answer, type Chance, cloneState, type Game, type Ruleset, type State } from '@graveshift/kernel'

/** Gives an answer to an open choice of a copy. The choice is shared by all copies of a state. */
export function answerOnCopy<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  chance: Chance,
): State<G> {
  const copy = cloneState(rules, state)
  answer(rules, copy, choice, pick, chance)
  return copy
}
