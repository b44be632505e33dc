import type { Fault } from '@graveshift/kernel'
import { checkDaily, type DailyFinding, type DailyGame } from '@graveshift/table'
import { loadGame } from '../games.ts'

export interface DailyTask {
  readonly game: string
  readonly played: DailyGame
}

/** The whole game once more, in a thread. */
export async function check({ game, played }: DailyTask): Promise<DailyFinding | Fault> {
  const module = await loadGame(game)
  return module ? checkDaily(module, played) : { fault: 'no-such-game', message: game }
}
