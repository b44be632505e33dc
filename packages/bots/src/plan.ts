import {
  answer,
  type Chance,
  cloneState,
  FastChance,
  type Game,
  HOPELESS,
  nth,
  type Planning,
  type Ruleset,
  SameLuck,
  type State,
} from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import { type Decision, nodesOf, type Question } from './bot.ts'
import { Purse } from './race.ts'
import { rolloutPick } from './rollout-pick.ts'
import { seenBy } from './seen.ts'
import { sensible } from './sensible.ts'

const SEEDS = 0x4000_0000
const DEFAULT_NODES = 1_000
/** So many of the best looking answers are played on. */
const MOST = 6
/** Looks before anybody is out of the race; after twice and four times as many the worse half is. */
const LEAST_LOOKS = 4
/** Standard errors, in tenths, by which others must be behind to be out, and ahead of the policy's own answer to be taken. */
const BEHIND = 20
const GUARD = 13
/** Questions that one look takes at most: a round that never ends must not be waited for. */
const LONGEST = 600

interface Runner<P> {
  readonly pick: P
  readonly looks: number[]
  sum: number
}

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
function playOn<G extends Game>(
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

/** Whether one is better than another by more than so many tenths of a standard error of the difference. */
function isAhead<P>(one: Runner<P>, other: Runner<P>, tenths: number): boolean {
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
const isSame = <P>(one: Runner<P>, other: Runner<P>): boolean =>
  one.looks.every((worth, at) => worth === other.looks[at])

/** The answers worth trying out: the policy's own first, then those that look best. */
function field<G extends Game>(
  rules: Ruleset<G>,
  planning: Planning<G>,
  state: State<G>,
  choice: G['choice'],
): Runner<G['pick']>[] {
  const own = policyPick(rules, planning, state, choice)
  const ownKey = JSON.stringify(own)
  const others = sensible(rules, state, choice).filter((pick) => JSON.stringify(pick) !== ownKey)
  const priors = planning.prior(state.board, choice, others)
  const order = others
    .map((pick, at) => ({ pick, prior: nth(priors, at) }))
    .filter(({ prior }) => prior > HOPELESS)
    .sort((one, other) => other.prior - one.prior)
    .slice(0, MOST - 1)
  return [own, ...order.map(({ pick }) => pick)].map((pick) => ({ pick, looks: [], sum: 0 }))
}

/**
 * What a planner answers: the best looking answers are played on for some turns by the policy, all under the same luck,
 * and valued by the chance to win. What somebody would do anyway who knows the game stands, unless something else is
 * better for sure.
 */
export function planned<G extends Game>(question: Question<G>, planning: Planning<G>): Decision<G> {
  const { rules, state: real, seat, choice, seed, budget = {} } = question
  const random = new FastChance(seed)
  const state = cloneState(rules, seenBy(rules, real, seat, random))
  const runners = field(rules, planning, state, choice)
  const own = nth(runners, 0)
  const purse = new Purse(budget)
  purse.nodes = runners.length
  const most = Math.floor((nodesOf(budget, DEFAULT_NODES) * planning.effort(choice)) / 100)
  const until = rules.judgement.clock(state.board) + planning.turns
  let racing = runners
  while (racing.length > 1 && !purse.isSpent(most)) {
    const luck = random.below(SEEDS)
    const seen = rules.determinize ? seenBy(rules, real, seat, random) : state
    for (const runner of racing) {
      const chance = new SameLuck(luck)
      const after = answerOnCopy(rules, seen, choice, runner.pick, chance)
      purse.nodes += 1 + playOn(rules, planning, after, chance, until)
      const worth = planning.promise(after.board)
      runner.looks.push(worth)
      runner.sum += worth
    }
    racing = stillRacing(racing, own)
  }
  const leader = racing.reduce((best, one) => (one.sum > best.sum ? one : best), own)
  const best = leader !== own && isAhead(leader, own, GUARD) ? leader : own
  return { pick: best.pick, why: { word: planning.plan(state.board, choice, best.pick) }, nodes: purse.nodes }
}

/** What somebody answers at once who knows the game. */
export function atOnce<G extends Game>(
  { rules, state: real, seat, choice, seed }: Question<G>,
  planning: Planning<G>,
): Decision<G> {
  const state = seenBy(rules, real, seat, new FastChance(seed))
  const pick = policyPick(rules, planning, state, choice)
  return { pick, why: { word: planning.plan(state.board, choice, pick) }, nodes: 1 }
}

/** Without those who are clearly behind, and now and then without the worse half; the policy's own answer stays in. */
function stillRacing<P>(racing: readonly Runner<P>[], own: Runner<P>): Runner<P>[] {
  const looks = own.looks.length
  const order = racing.toSorted((one, other) => other.sum - one.sum)
  if (looks < LEAST_LOOKS) return order
  const leader = nth(order, 0)
  const left = order.filter(
    (one) => one === own || one === leader || (!isAhead(leader, one, BEHIND) && !isSame(leader, one)),
  )
  if (looks !== 2 * LEAST_LOOKS && looks !== 4 * LEAST_LOOKS) return left
  const half = left.slice(0, Math.max(2, left.length >> 1))
  return half.includes(own) ? half : [...half, own]
}
