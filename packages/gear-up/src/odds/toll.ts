import { nth } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { owned } from '../seats.ts'
import type { Blow } from './boss-blows.ts'

/** What a row of blows takes from one survivor. */
export interface Toll {
  /** Health lost with armor used as well as can be, and with none used by choice. */
  readonly least: number
  readonly most: number
  /** Whether even the best use of armor leaves no health. */
  readonly deadly: boolean
}

/**
 * Armor as early as possible is best: each piece saves one point anywhere, two in a dodge, and what is kept may be
 * broken before it is used. A dodge comes before the attack of the same card, so it never has to wait.
 */
export function tollOf(board: Board, seat: number, blows: readonly Blow[]): Toll {
  const { health, armor } = nth(board.seats, seat)
  let left = owned(armor)
  let least = 0
  let most = 0
  for (const { kind, amounts } of blows) {
    const amount = nth(amounts, seat)
    if (kind === 'armor-broken' || kind === 'armor-only') {
      left -= Math.min(left, amount)
      continue
    }
    most += amount
    if (kind === 'dodge' && left > 0) left -= 1
    else if (kind === 'normal') {
      const absorbed = Math.min(left, amount)
      left -= absorbed
      least += amount - absorbed
    } else least += amount
  }
  return { least, most, deadly: least >= health }
}
