import { answer, type FastChance, type Game, type Ruleset, type State } from '@graveshift/kernel'
import { glance } from './glance.ts'

/** How a game is played on while looking ahead. */
export interface Foresight {
  /** Turns to look ahead. */
  readonly turns: number
  /** Answers glanced at for each question on the way. */
  readonly glances: number
}

/** Plays a state on for some turns, changing it; gives the number of answers given. */
export function lookAhead<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  random: FastChance,
  { turns, glances }: Foresight,
): number {
  const { judgement } = rules
  const until = judgement.clock(state.board) + turns
  let nodes = 0
  while (state.control.open.length > 0 && judgement.clock(state.board) < until) {
    const choice = state.control.open[0] as G['choice']
    answer(rules, state, choice, glance(rules, state, choice, random, glances), random)
    nodes++
  }
  return nodes
}
