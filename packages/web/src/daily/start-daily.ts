import { GEAR_UP_MODULE, type Options } from '@graveshift/gear-up'
import { dailyOptions } from '@graveshift/table'
import { newIntent } from '../online/random.ts'
import { dealAgain } from '../store/gear-up.ts'
import { rememberDaily } from './memory.ts'

/** Who plays against whom on a day. */
export const optionsOn = (seed: string, seats: number): Options | undefined =>
  dailyOptions(GEAR_UP_MODULE, seed, seats)

/** A day's table, at its first question; gives its id on the shelf. */
export function startDaily(seed: string, seats: number): string | undefined {
  const options = optionsOn(seed, seats)
  if (!options) return undefined
  const { id } = dealAgain(options, seed)
  rememberDaily(id, { seed, seats, intent: newIntent() })
  return id
}
