import type { Term } from '@graveshift/kernel'
import { type MoreDetails, word } from '@graveshift/zones'
import type { SteamBoard } from './steam-game.ts'

/** What answers have about steam, in words: how an attack is declared, where a card lies, what it is refilled by. */
export const steamDetails: MoreDetails<SteamBoard> = (_board, { style, place, by, tile }) => {
  const details: Term[] = []
  if (typeof style === 'string') details.push(word(`style.${style}`))
  if (typeof place === 'string') details.push(word(`place.${place}`))
  if (typeof by === 'string') details.push(word(`refill.${by}`))
  if (typeof tile === 'string') details.push(tile)
  return details
}
