// What a thread does for a bot: nothing here touches the server's own memory.
import { findBot } from '@graveshift/bots'
import { isFault, type Json } from '@graveshift/kernel'
import type { BotQuestion, BotThought } from '@graveshift/table/host'
import { loadPlayed } from '../games.ts'

/** A question with what a bot may spend on it. */
export interface BotTask {
  readonly question: BotQuestion
  readonly nodes: number
  readonly milliseconds: number
}

/** A bot's answer from nothing but what its seat may see. The clock only ends what takes far too long. */
export async function think({ question, nodes, milliseconds }: BotTask): Promise<BotThought> {
  const { game, release, options, state, choice: id, seat, bot: name, seed } = question
  const module = await loadPlayed(game, release)
  const rules = !module || isFault(module) ? undefined : module.rulesFor(options)
  const choice = state.control.open.find((open) => open.id === id)
  const bot = findBot(name)
  const rule = choice && rules?.choices[choice.kind]
  if (!rules || !choice || !rule || !bot) throw new Error(`${name} cannot answer question ${id} of ${game}`)
  const until = performance.now() + milliseconds
  const budget = { nodes, spent: () => performance.now() > until }
  const { pick, why } = bot.decide({ rules, state, seat, choice, seed, budget })
  return { pick: rule.show(state.board, choice as never, pick) as Json, why: why.word }
}
