import { cloneState, FastChance, type Game, nth, type Planning, SameLuck } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import { type Decision, nodesOf, type Question } from './bot.ts'
import { playByPolicy, policyPick } from './by-policy.ts'
import { field, GUARD, isAhead, isSame, type Runner } from './plan-race.ts'
import { Purse } from './race.ts'
import { seenBy } from './seen.ts'

const SEEDS = 0x4000_0000
const DEFAULT_NODES = 300
/** Looks before anybody is out of the race for being clearly behind. */
const LEAST_LOOKS = 4
/** So many are left, the policy's own answer apart, once a third and two thirds of the budget are spent. */
const LEFT = [2, 1] as const
/** Standard errors, in tenths, by which others must be behind to be out. */
const BEHIND = 20

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
      purse.nodes += 1 + playByPolicy(rules, planning, after, chance, until)
      const worth = planning.promise(after.board)
      runner.looks.push(worth)
      runner.sum += worth
    }
    racing = stillRacing(racing, own, most === 0 ? 1 : purse.nodes / most)
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

/** Without those who are clearly behind, and with ever fewer as the budget goes; the policy's own answer stays in. */
function stillRacing<P>(racing: readonly Runner<P>[], own: Runner<P>, spent: number): Runner<P>[] {
  const others = racing.filter((one) => one !== own).sort((one, other) => other.sum - one.sum)
  const leader = others.reduce((best, one) => (one.sum > best.sum ? one : best), own)
  const isOut = (one: Runner<P>) => one !== leader && (isAhead(leader, one, BEHIND) || isSame(leader, one))
  const left = own.looks.length < LEAST_LOOKS ? others : others.filter((one) => !isOut(one))
  const most = LEFT[Math.floor(spent * (LEFT.length + 1)) - 1]
  return [own, ...(most === undefined ? left : left.slice(0, most))]
}
