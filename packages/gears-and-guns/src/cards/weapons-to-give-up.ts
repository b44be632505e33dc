import { everyCard, isPlayed, personAt } from '@graveshift/zones'
import type { CardGameBoard, CardKit } from './card-game.ts'

/** Weapons of somebody that still have steam, or never had any (GG-STM-05). */
export function weaponsToGiveUp(kit: CardKit, board: CardGameBoard, person: number): readonly string[] {
  if (!isPlayed(board, person)) return []
  return [...new Set(everyCard(personAt(board, person)))].filter(
    (card) => kit.cards[card]?.kind === 'weapon' && !kit.deeds.isDepleted(card),
  )
}
