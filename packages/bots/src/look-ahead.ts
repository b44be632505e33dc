import {
  answer,
  type Chance,
  type Game,
  type Random,
  type RolloutBudget,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { rolloutPick } from './rollout-pick.ts'

/**
 * Plays a state on for some turns, changing it, under one luck and with its own whims; gives the number of answers
 * given. Turns count from where it stands, or from a time before.
 */
export function lookAhead<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
  { turns, samples }: RolloutBudget,
  since = rules.judgement.clock(state.board),
): number {
  const { judgement } = rules
  const until = since + turns
  let nodes = 0
  while (state.control.open.length > 0 && judgement.clock(state.board) < until) {
    const choice = state.control.open[0] as G['choice']
    answer(rules, state, choice, rolloutPick(rules, state, choice, random, samples), chance)
    nodes++
  }
  return nodes
}
