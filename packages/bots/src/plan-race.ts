import { type Game, HOPELESS, nth, type Planning, type Ruleset, type State } from '@graveshift/kernel'
import { policyPick } from './by-policy.ts'
import { sensible } from './sensible.ts'

/** So many of the best looking answers are played on. */
const MOST = 6
/** Standard errors, in tenths, by which others must be ahead of the policy's own answer to be taken. */
export const GUARD = 13

/** An answer in a race against others: what it promised, look after look under the same luck. */
export interface Runner<P> {
  readonly pick: P
  readonly looks: number[]
  sum: number
}

/** Whether one is better than another by more than so many tenths of a standard error of the difference. */
export function isAhead<P>(one: Runner<P>, other: Runner<P>, tenths: number): boolean {
  const count = Math.min(one.looks.length, other.looks.length)
  let sum = 0
  let squares = 0
  for (let at = 0; at < count; at++) {
    const apart = nth(one.looks, at) - nth(other.looks, at)
    sum += apart
    squares += apart * apart
  }
  if (sum <= 0 || count < 2) return false
  // mean > tenths/10 * sqrt(variance / count), without a root: all figures are whole numbers.
  const spread = count * squares - sum * sum
  return sum * sum * (count - 1) * 100 > tenths * tenths * spread
}

/** Two answers that never make a difference are one. */
export const isSame = <P>(one: Runner<P>, other: Runner<P>): boolean =>
  one.looks.every((worth, at) => worth === other.looks[at])

/**
 * The answers worth trying out: the policy's own first, then those that look best; beside them whatever is asked about,
 * be it silly.
 */
export function field<G extends Game>(
  rules: Ruleset<G>,
  planning: Planning<G>,
  state: State<G>,
  choice: G['choice'],
  also?: (pick: G['pick']) => boolean,
): Runner<G['pick']>[] {
  const { board } = state
  const own = policyPick(rules, planning, state, choice)
  const others = sensible(rules, state, choice)
  const priors = planning.prior(board, choice, others)
  const isOwn = isWritten(own)
  const best = others
    .map((pick, at) => ({ pick, prior: nth(priors, at) }))
    .filter(({ pick, prior }) => prior > HOPELESS && !isOwn(pick))
    .sort((one, other) => other.prior - one.prior)
    .slice(0, MOST - 1)
    .map(({ pick }) => pick)
  const all: readonly G['pick'][] = also
    ? rules.choices[choice.kind as G['choice']['kind']].list(board, choice as never)
    : []
  const asked = all.filter((pick) => also?.(pick) && ![own, ...best].some(isWritten(pick)))
  return [own, ...best, ...asked].map((pick) => ({ pick, looks: [], sum: 0 }))
}

/** Answers are plain data: two that are written alike are the same one. */
function isWritten<P>(pick: P): (other: P) => boolean {
  const key = JSON.stringify(pick)
  return (other) => JSON.stringify(other) === key
}
