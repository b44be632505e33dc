import {
  answer,
  type Chance,
  FastChance,
  type Game,
  type Planning,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { rolloutPick } from './rollout-pick.ts'

/** Questions that one look takes at most: a round that never ends must not be waited for. */
const LONGEST = 600

/** What somebody answers who knows the game. */
export function policyPick<G extends Game>(
  rules: Ruleset<G>,
  planning: Planning<G>,
  state: State<G>,
  choice: G['choice'],
): G['pick'] {
  const { board } = state
  const list = () => rules.choices[choice.kind as G['choice']['kind']].list(board, choice as never)
  return (
    planning.policy(board, choice, list) ?? rolloutPick(rules, state, choice, new FastChance(0), undefined)
  )
}

/** Plays on by the policy, changing the state; gives the number of answers. */
export function playByPolicy<G extends Game>(
  rules: Ruleset<G>,
  planning: Planning<G>,
  state: State<G>,
  chance: Chance,
  until: number,
): number {
  const { clock } = rules.judgement
  let nodes = 0
  while (state.control.open.length > 0 && clock(state.board) < until && nodes < LONGEST) {
    const choice = state.control.open[0] as G['choice']
    answer(rules, state, choice, policyPick(rules, planning, state, choice), chance)
    nodes++
  }
  return nodes
}
