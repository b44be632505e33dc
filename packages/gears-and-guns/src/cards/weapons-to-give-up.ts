import { everyCard, isPlayed, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Weapons of somebody that still have steam, or never had any (GG-STM-05). */
export function weaponsToGiveUp(kit: WesternKit, board: Board, person: number): readonly string[] {
  if (!isPlayed(board, person)) return []
  return [...new Set(everyCard(personAt(board, person)))].filter(
    (card) => kit.cards[card]?.kind === 'weapon' && !kit.deeds.isDepleted(card),
  )
}
