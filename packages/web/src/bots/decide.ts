import { findBot } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import type { BotAnswer, BotQuestion, WithEffort } from './bot-message.ts'

/** A bot's answer to a question, by the number of the question: the same game is played the same way again. */
export function decide(
  module: GameModule<Game>,
  { options, state, choice, seat, effort = 1, bot: id }: WithEffort<BotQuestion>,
): BotAnswer {
  const rules = module.rulesFor(options)
  const bot = findBot(id)
  if (!bot) throw new Error(`there is no bot '${id}'`)
  const { pick, why } = bot.decide({ rules, state, seat, choice, seed: choice.id, budget: { effort } })
  return { pick, why }
}
