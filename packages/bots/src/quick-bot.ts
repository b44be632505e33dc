import { FastChance, type Game } from '@graveshift/kernel'
import type { Bot, Decision, Question } from './bot.ts'
import { candidates } from './candidates.ts'
import { atOnce } from './plan.ts'
import { contender, decisionFor, look, Purse } from './race.ts'
import { scenesOf } from './seen.ts'

const SEEDS = 0x4000_0000
/** So many of the best looking answers are played on, so many times: enough to see a trap, and done in an instant. */
const MOST = 4
const LOOKS = 7
/** Where turns are long, fewer looks must do. */
const NODES = 1_000

/** The answer after which the team looks best: its own action is thought to the end, the best few a little beyond. */
export const QUICK_BOT: Bot = {
  id: 'quick',
  decide<G extends Game>(question: Question<G>): Decision<G> {
    const { rules, state, seat, choice, seed, budget = {} } = question
    const random = new FastChance(seed)
    const { planning } = rules.judgement
    if (planning) return atOnce(question, planning)
    const determinize = scenesOf(rules, state, seat, random)
    const found = candidates(rules, determinize(), choice, random)
    const purse = new Purse(budget)
    purse.nodes = found.length
    const contenders = found.slice(0, MOST).map(contender)
    const most = Math.min(NODES, budget.nodes ?? NODES)
    for (let looks = 0; looks < LOOKS && contenders.length > 1 && !purse.isSpent(most); looks++)
      look(question, determinize(), contenders, random.below(SEEDS), purse)
    // Stable: what looked better at first stays ahead of its equals.
    contenders.sort((one, other) => other.sum - one.sum)
    return decisionFor(question, contenders[0] ?? found[0], found, purse)
  },
}
