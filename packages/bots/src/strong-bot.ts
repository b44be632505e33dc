import { FastChance, type Game, nth, type Random } from '@graveshift/kernel'
import { type Bot, type Decision, nodesOf, type Question } from './bot.ts'
import { type Candidate, candidates } from './candidates.ts'
import { planned } from './plan.ts'
import { contender, decisionFor, isBeaten, look, Purse } from './race.ts'
import { type Scene, scenesOf } from './seen.ts'

const SEEDS = 0x4000_0000
/** So many of the best looking answers are played on. */
export const MOST = 8
const DEFAULT_NODES = 3_000

/**
 * Sequential halving: the best looking answers are played on under the same luck, the worse half drops out, and the
 * rest are looked at more closely, until one is left or the budget is spent. Whoever is clearly beaten drops out at
 * once, so that easy questions are answered fast. There is an answer at any time.
 */
function race<G extends Game>(
  question: Question<G>,
  found: readonly [Candidate<G>, ...Candidate<G>[]],
  determinize: () => Scene<G>,
  random: Random,
  purse: Purse,
): Candidate<G> {
  const most = nodesOf(question.budget ?? {}, DEFAULT_NODES)
  let contenders = found.slice(0, MOST).map(contender)
  const stages = 32 - Math.clz32(contenders.length - 1)
  for (let stage = 1; contenders.length > 1 && !purse.isSpent(most); ) {
    look(question, determinize(), contenders, random.below(SEEDS), purse)
    contenders.sort((one, other) => other.sum - one.sum)
    const leader = nth(contenders, 0)
    contenders = contenders.filter((one) => !isBeaten(one, leader))
    if (purse.nodes * stages < most * stage) continue
    contenders = contenders.slice(0, Math.max(1, contenders.length >> 1))
    stage++
  }
  return contenders[0] ?? found[0]
}

export const STRONG_BOT: Bot = {
  id: 'strong',
  decide<G extends Game>(question: Question<G>): Decision<G> {
    const { rules, state, seat, choice, seed, budget = {} } = question
    const { planning } = rules.judgement
    if (planning) return planned(question, planning)
    const random = new FastChance(seed)
    const determinize = scenesOf(rules, state, seat, random)
    const found = candidates(rules, determinize(), choice, random)
    const purse = new Purse(budget)
    purse.nodes = found.length
    const best = race(question, found, determinize, random, purse)
    return decisionFor(question, best, found, purse)
  },
}
