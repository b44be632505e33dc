import { FastChance, type Game, type Random, type Ruleset, type State } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'

const SEEDS = 0x4000_0000
const NO_PARTS: number[] = []

type Evaluate<G extends Game> = (pick: G['pick']) => number

/** Where a ruleset does not evaluate moves: each answer is tried out, all of them under the same luck. */
function byTrying<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
): Evaluate<G> {
  const luck = random.below(SEEDS)
  return (pick) => {
    const after = answerOnCopy(rules, state, choice, pick, new FastChance(luck))
    NO_PARTS.length = 0
    return rules.judgement.weigh(after.board, NO_PARTS)
  }
}

/** The answer of the greatest value of those that are not out, the first of equals; undefined if all are out. */
function greatest<P>(
  all: readonly P[],
  evaluate: (pick: P) => number,
  isOut: (pick: P) => boolean,
): P | undefined {
  let best: P | undefined
  let most = 0
  for (const pick of all) {
    const worth = evaluate(pick)
    // Asked last: it costs more than evaluating does, and few answers come so far.
    if ((best !== undefined && worth <= most) || isOut(pick)) continue
    most = worth
    best = pick
  }
  return best
}

/** The best looking of all answers, prune ones only if there are no others. */
function bestOf<G extends Game>(
  rules: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  evaluate: Evaluate<G>,
): G['pick'] {
  const { prune } = rules.judgement
  const all = rules.choices[choice.kind as G['choice']['kind']].list(board, choice as never)
  const isPruned = (pick: G['pick']) => prune?.(board, choice, pick) ?? false
  return (
    greatest<G['pick']>(all, evaluate, isPruned) ??
    (greatest<G['pick']>(all, evaluate, () => false) as G['pick'])
  )
}

/** The best looking of a few answers at random, or of all: how games are played on while looking ahead. */
export function rolloutPick<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
  samples: number | undefined,
): G['pick'] {
  const { judgement } = rules
  if (judgement.rolloutPick && samples !== undefined)
    return judgement.rolloutPick(state.board, choice, random, samples)
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const { evaluateMove } = judgement
  if (samples === undefined) {
    const known = rules.judgement.best?.(state.board, choice)
    if (known !== undefined) return known
    const evaluate: Evaluate<G> = evaluateMove
      ? (pick) => evaluateMove(state.board, choice, pick)
      : byTrying(rules, state, choice, random)
    return bestOf(rules, state, choice, evaluate)
  }
  let best = rule.sample(state.board, choice as never, random)
  if (samples < 2) return best
  const evaluate: Evaluate<G> = evaluateMove
    ? (pick) => evaluateMove(state.board, choice, pick)
    : byTrying(rules, state, choice, random)
  let most = evaluate(best)
  for (let seen = 1; seen < samples; seen++) {
    const pick = rule.sample(state.board, choice as never, random)
    const worth = evaluate(pick)
    if (worth <= most) continue
    most = worth
    best = pick
  }
  return best
}
