import {
  answer,
  type Chance,
  type Foresight,
  type Game,
  type Random,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { glance } from './glance.ts'

/** Plays a state on for some turns, changing it, under one luck and with its own whims; gives the number of answers given. */
export function lookAhead<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  chance: Chance,
  random: Random,
  { turns, glances }: Foresight,
): number {
  const { judgement } = rules
  const until = judgement.clock(state.board) + turns
  let nodes = 0
  while (state.control.open.length > 0 && judgement.clock(state.board) < until) {
    const choice = state.control.open[0] as G['choice']
    answer(rules, state, choice, glance(rules, state, choice, random, glances), chance)
    nodes++
  }
  return nodes
}
