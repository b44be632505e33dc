import { FastChance, type Game, type Random, type Ruleset, type State } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'

const SEEDS = 0x4000_0000
const NO_PARTS: number[] = []

type Feeling<G extends Game> = (pick: G['pick']) => number

/** Where a ruleset has no hunches: the answer is tried out, all of them under the same luck. */
function byTrying<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
): Feeling<G> {
  const luck = random.below(SEEDS)
  return (pick) => {
    const after = answerOnCopy(rules, state, choice, pick, new FastChance(luck))
    NO_PARTS.length = 0
    return rules.judgement.weigh(after.board, NO_PARTS)
  }
}

/** The answer that feels best of those that are not out, the first of equals; undefined if all are out. */
function greatest<P>(
  all: readonly P[],
  feel: (pick: P) => number,
  isOut: (pick: P) => boolean,
): P | undefined {
  let best: P | undefined
  let most = 0
  for (const pick of all) {
    const worth = feel(pick)
    // Asked last: it costs more than feeling does, and few answers come so far.
    if ((best !== undefined && worth <= most) || isOut(pick)) continue
    most = worth
    best = pick
  }
  return best
}

/** The best looking of all answers, silly ones only if there are no others. */
function bestOf<G extends Game>(
  rules: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  feel: Feeling<G>,
): G['pick'] {
  const { silly } = rules.judgement
  const all = rules.choices[choice.kind as G['choice']['kind']].list(board, choice as never)
  const isSilly = (pick: G['pick']) => silly?.(board, choice, pick) ?? false
  return greatest<G['pick']>(all, feel, isSilly) ?? (greatest<G['pick']>(all, feel, () => false) as G['pick'])
}

/** The best looking of a few answers at random, or of all: how games are played on while looking ahead. */
export function glance<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  random: Random,
  glances: number | undefined,
): G['pick'] {
  const { judgement } = rules
  if (judgement.glance && glances !== undefined) return judgement.glance(state.board, choice, random, glances)
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const { hunch } = judgement
  if (glances === undefined) {
    const known = rules.judgement.best?.(state.board, choice)
    if (known !== undefined) return known
    const feel: Feeling<G> = hunch
      ? (pick) => hunch(state.board, choice, pick)
      : byTrying(rules, state, choice, random)
    return bestOf(rules, state, choice, feel)
  }
  let best = rule.sample(state.board, choice as never, random)
  if (glances < 2) return best
  const feel: Feeling<G> = hunch
    ? (pick) => hunch(state.board, choice, pick)
    : byTrying(rules, state, choice, random)
  let most = feel(best)
  for (let seen = 1; seen < glances; seen++) {
    const pick = rule.sample(state.board, choice as never, random)
    const worth = feel(pick)
    if (worth <= most) continue
    most = worth
    best = pick
  }
  return best
}
