import { FastChance } from '@graveshift/kernel'
import { showPick } from '../../happened.ts'
import type { BotQuestion, BotSetting, BotThought } from '../setting.ts'
import { type FindGame, findGame } from './bed.ts'

/** Any legal answer, the same for the same question: what a host does with bots does not hang on how well they play. */
export function sampleThought(
  { game, options, state, choice: id, seed }: BotQuestion,
  find: FindGame = findGame,
): BotThought {
  const module = find(game)
  const choice = state.control.open.find((open) => open.id === id)
  const rule = choice && module?.rulesFor(options).choices[choice.kind]
  if (!module || !choice || !rule) throw new Error(`no question ${id}`)
  const pick = rule.sample(state.board, choice as never, new FastChance(seed))
  return { pick: showPick(module.rulesFor(options), state, choice, pick), why: 'bot.why.random' }
}

export const sampleBots = (over: Partial<BotSetting> = {}): BotSetting => ({
  think: async (question) => sampleThought(question),
  pauseMs: 100,
  ...over,
})
