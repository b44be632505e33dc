import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import type { Game, GameModule } from '@graveshift/kernel'

type Load = () => Promise<GameModule<Game>>

/**
 * Every game that has a table of the day, listed once. Those that this server has no tables for are loaded when
 * somebody first asks for their day: a start must stay quick and small.
 */
const GAMES: Readonly<Record<string, Load>> = {
  'gear-up': async () => GEAR_UP_MODULE as unknown as GameModule<Game>,
  'second-edition': async () =>
    (await import('@graveshift/second-edition')).SECOND_EDITION_MODULE as unknown as GameModule<Game>,
}

export async function findDailyGame(id: string): Promise<GameModule<Game> | undefined> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined
}

export const DAILY_GAMES: readonly string[] = Object.keys(GAMES)
