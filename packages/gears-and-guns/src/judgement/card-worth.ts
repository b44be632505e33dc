import { hasZombies, type Look, POLICY } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { cardState } from '../cards/cards-board.ts'
import { canTake } from '../cards/conditions.ts'
import type { WesternKit } from '../western-kit.ts'
import { isKeyMissing } from './card-errands.ts'
import { wantedCards } from './wanted-cards.ts'

/** A card that stays where it is, and one that nobody asked for while there is more to do. */
const VAIN = -200
const BUSY = -10

/** What taking an objective card is worth: nobody knows what it says, but all know which ones are wanted. */
export function readWorth(kit: WesternKit, look: Look<Board>, { card }: { readonly card: number }): number {
  const { board, person, here } = look
  const data = kit.mission.cards[card - 1]?.data
  if (!data) return VAIN
  if (cardState(board, card) === 'up') return canTake(kit, board, person, data) ? POLICY.task : VAIN
  const wanted = wantedCards(kit)
  if (wanted.includes(card) || isKeyMissing(kit, board, wanted)) return POLICY.task
  return here > 0 || hasZombies(kit, board, look.who.zone) ? BUSY : POLICY.crate
}
