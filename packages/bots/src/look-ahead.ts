import { answer, FastChance, type Game, type Random, type Ruleset, type State } from '@graveshift/kernel'
import { answerOnCopy } from './try-out.ts'

/** How a game is played on while looking ahead. */
export interface Foresight {
  /** Turns to look ahead. */
  readonly turns: number
  /** Answers glanced at for each question on the way. */
  readonly glances: number
}

const SEEDS = 0x4000_0000
const NO_PARTS: number[] = []

/** The best looking of a few answers at random. */
function glance<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
  glances: number,
): G['pick'] {
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  let best = rule.sample(state.board, choice as never, random)
  if (glances < 2) return best
  const luck = random.below(SEEDS)
  let most = Number.NEGATIVE_INFINITY
  let pick = best
  for (let tried = 0; tried < glances; tried++) {
    if (tried > 0) pick = rule.sample(state.board, choice as never, random)
    const after = answerOnCopy(rules, state, choice, pick, new FastChance(luck))
    NO_PARTS.length = 0
    const worth = rules.judgement.weigh(after.board, NO_PARTS)
    if (worth <= most) continue
    most = worth
    best = pick
  }
  return best
}

/** Plays a state on for some turns, changing it; gives the number of answers tried out. */
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
    nodes += 1 + glances
  }
  return nodes
}
