import { FastChance, type Game } from '@graveshift/kernel'
import type { Bot, Decision, Question } from './bot.ts'
import { candidates } from './candidates.ts'
import { seenBy } from './seen.ts'
import { whyBest } from './why.ts'

/** The answer after which the team looks best: its own action is thought to the end, and nothing beyond. */
export const QUICK_BOT: Bot = {
  id: 'quick',
  decide<G extends Game>({ rules, state, seat, choice, seed }: Question<G>): Decision<G> {
    const random = new FastChance(seed)
    const found = candidates(rules, seenBy(rules, state, seat, random), choice, random)
    return {
      pick: found[0].pick,
      why: whyBest(
        rules,
        found[0].parts,
        found.map(({ parts }) => parts),
      ),
      nodes: found.length,
    }
  },
}
