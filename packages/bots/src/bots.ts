import type { Bot } from './bot.ts'
import { QUICK_BOT } from './quick-bot.ts'
import { RANDOM_BOT } from './random-bot.ts'
import { STRONG_BOT } from './strong-bot.ts'

/** Every bot there is, from the weakest to the strongest. */
export const BOTS: readonly Bot[] = [RANDOM_BOT, QUICK_BOT, STRONG_BOT]

export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id)
}
