import { isGiven } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

export interface PurifyPick {
  readonly do: 'purify'
  readonly card: string
  readonly zone: number
  /** The mobile spawn token there, and not the pile. */
  readonly spawn: boolean
}

/** Whether a card is holy for somebody: plain water is for the Faithful (UA-CLS-05). */
export function isHoly(kit: WesternKit, board: Board, person: number, card: string): boolean {
  const { purifies } = kit.cards[card] ?? {}
  return purifies === 'anybody' || (purifies === 'faithful' && isGiven(kit, board, person, 'water-is-holy'))
}
