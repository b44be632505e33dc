import { type Bot, QUICK_BOT, RANDOM_BOT, STRONG_BOT } from '@graveshift/bots'

export const BOTS: readonly Bot[] = [RANDOM_BOT, QUICK_BOT, STRONG_BOT]

export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id)
}
