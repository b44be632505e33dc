import { answer, type Chance, cloneState, type Game, type Ruleset, type State } from '@graveshift/kernel'

/** What came of an answer, and how the team stands then. */
export interface Tried<G extends Game> {
  readonly state: State<G>
  readonly worth: number
  readonly parts: readonly number[]
}

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

export function tryOut<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  chance: Chance,
): Tried<G> {
  const after = answerOnCopy(rules, state, choice, pick, chance)
  const parts: number[] = []
  const worth = rules.judgement.weigh(after.board, parts)
  return { state: after, worth, parts }
}
