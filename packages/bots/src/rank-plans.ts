import {
  cloneState,
  FastChance,
  type Game,
  nth,
  type Outlook,
  type Planning,
  SameLuck,
} from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import { nodesOf, type Question } from './bot.ts'
import { playByPolicy } from './by-policy.ts'
import { type Estimate, estimateOf } from './estimate.ts'
import { chanceOn, errorsOf } from './known-chance.ts'
import { field, GUARD, isAhead, type Runner } from './plan-race.ts'
import { Purse } from './race.ts'
import { rounded } from './rounded.ts'
import { seenBy } from './seen.ts'
import { playedOf } from './win-chance.ts'

const SEEDS = 0x4000_0000
/** More than a bot needs to choose: plans are to be told apart. */
const DEFAULT_NODES = 20_000
/** Standard errors, in tenths, by which a plan must be behind to have a worse place. */
const SURE = 20

/** An answer with the plan it belongs to, among the best looking ones. */
export interface RankedPlan<G extends Game> {
  readonly pick: G['pick']
  /** The word that names the plan. */
  readonly plan: string
  /** Plans that cannot be told apart share a place. */
  readonly place: number
  readonly isShared: boolean
  /** The chance to win it leads to, in thousandths. */
  readonly chance: Estimate
  /** How far its chance is behind that of the first, in thousandths. */
  readonly behind: number
  /** What it brings and what it risks until as far as was looked, on average: the ruleset's figures, in hundredths. */
  readonly brings: readonly number[]
  readonly risks: readonly number[]
}

interface Tried<P> extends Runner<P> {
  readonly chances: number[]
  /** The sum of each figure over all looks. */
  readonly figures: number[]
}

/** The best first; what somebody would do anyway who knows the game leads, unless another is better for sure. */
function inOrder<P>(tried: readonly Tried<P>[]): readonly Tried<P>[] {
  const own = nth(tried, 0)
  const order = tried.toSorted((one, other) => other.sum - one.sum)
  return isAhead(nth(order, 0), own, GUARD) ? order : [own, ...order.filter((each) => each !== own)]
}

/** A place of its own for whoever is behind for sure. */
function placesOf<P>(order: readonly Tried<P>[]): readonly number[] {
  let head = nth(order, 0)
  let place = 1
  return order.map((each, index) => {
    if (isAhead(head, each, SURE)) {
      head = each
      place = index + 1
    }
    return place
  })
}

function countOf<G extends Game>(outlook: Outlook<G> | undefined, board: G['board']): readonly number[] {
  const figures: number[] = []
  outlook?.count(board, figures)
  return figures
}

/** Plays the best looking answers on, all of them equally often under the same luck. */
function tryAll<G extends Game>(
  { rules, state: real, seat, choice, seed, budget = {} }: Question<G>,
  planning: Planning<G>,
  also: ((pick: G['pick']) => boolean) | undefined,
): { readonly tried: readonly Tried<G['pick']>[]; readonly board: G['board'] } {
  const random = new FastChance(seed)
  const state = cloneState(rules, seenBy(rules, real, seat, random))
  const tried = field(rules, planning, state, choice, also).map(
    (runner): Tried<G['pick']> => ({ ...runner, chances: [], figures: [] }),
  )
  const until = rules.judgement.clock(state.board) + planning.turns
  const most = nodesOf(budget, DEFAULT_NODES)
  const purse = new Purse(budget)
  do {
    const luck = random.below(SEEDS)
    const seen = rules.determinize ? seenBy(rules, real, seat, random) : state
    for (const one of tried) {
      const chance = new SameLuck(luck)
      const after = answerOnCopy(rules, seen, choice, one.pick, chance)
      purse.nodes += 1 + playByPolicy(rules, planning, after, chance, until)
      const promise = planning.promise(after.board)
      one.looks.push(promise)
      one.sum += promise
      one.chances.push(chanceOn(planning, after.board))
      countOf(planning.outlook, after.board).forEach((figure, at) => {
        one.figures[at] = (one.figures[at] ?? 0) + figure
      })
    }
  } while (!purse.isSpent(most))
  return { tried, board: state.board }
}

/** The plans there are for a question, the best first, from nothing but what the seat may see. */
export function rankPlans<G extends Game>(
  question: Question<G>,
  planning: Planning<G>,
  also?: (pick: G['pick']) => boolean,
): readonly RankedPlan<G>[] {
  const { tried, board } = tryAll(question, planning, also)
  const { outlook } = planning
  const now = countOf(outlook, board)
  const order = inOrder(tried)
  const places = placesOf(order)
  const best = playedOf(nth(order, 0).chances)
  return order.map((each, index): RankedPlan<G> => {
    const played = playedOf(each.chances)
    const changes = now.map((figure, at) => rounded(nth(each.figures, at) / played.games) - figure)
    const place = nth(places, index)
    return {
      pick: each.pick,
      plan: planning.plan(board, question.choice, each.pick),
      place,
      isShared: places.filter((other) => other === place).length > 1,
      chance: estimateOf(played, errorsOf(question.rules.judgement)),
      behind: rounded((best.sum - played.sum) / played.games),
      brings: changes.slice(0, outlook?.brings.length ?? 0),
      risks: changes.slice(outlook?.brings.length ?? 0),
    }
  })
}
