import { FastChance, type Game } from '@graveshift/kernel'
import type { Bot, Decision, Question } from './bot.ts'
import { seenBy } from './seen.ts'

/** Anything legal. */
export const RANDOM_BOT: Bot = {
  id: 'random',
  decide<G extends Game>({ rules, state, seat, choice, seed }: Question<G>): Decision<G> {
    const random = new FastChance(seed)
    const { board } = seenBy(rules, state, seat, random)
    const rule = rules.choices[choice.kind as G['choice']['kind']]
    return { pick: rule.sample(board, choice as never, random), why: { word: 'bot.why.random' }, nodes: 0 }
  },
}
