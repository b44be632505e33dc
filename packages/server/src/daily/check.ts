import type { Fault } from '@graveshift/kernel'
import { checkDaily, type DailyFinding, type DailyGame } from '@graveshift/table'
import { findGame } from '../games.ts'

export interface DailyTask {
  readonly game: string
  readonly played: DailyGame
}

/** The whole game once more, in a thread. */
export function check({ game, played }: DailyTask): DailyFinding | Fault {
  const module = findGame(game)
  return module ? checkDaily(module, played) : { fault: 'no-such-game', message: game }
}
