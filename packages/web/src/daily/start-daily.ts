import type { Json } from '@graveshift/kernel'
import { dailyOptions } from '@graveshift/table'
import { gameOf } from '../games/registry.ts'
import { newIntent } from '../online/random.ts'
import { dealAgain } from '../store/open-games.ts'
import { rememberDaily } from './memory.ts'

/** Who plays against whom on a day, in a game that was loaded. */
export const optionsOn = (game: string, seed: string, seats: number): Json | undefined =>
  dailyOptions(gameOf(game).module, seed, seats)

/** A day's table, at its first question; gives its id on the shelf. */
export function startDaily(game: string, seed: string, seats: number): string | undefined {
  const options = optionsOn(game, seed, seats)
  if (options === undefined) return undefined
  const { id } = dealAgain(gameOf(game).module, options, seed)
  rememberDaily(id, { seed, seats, intent: newIntent() })
  return id
}
