import { nth, type Table } from '@graveshift/kernel'
import type { ZonesBoard } from './board.ts'
import type { Zones } from './game.ts'

export function pileOf(board: ZonesBoard, pile: number) {
  return nth(board.piles, pile)
}

/** Whether a card can be drawn at all, if need be from the discards. */
export function hasCards(board: ZonesBoard, pile: number): boolean {
  const { cards, discards } = pileOf(board, pile)
  return cards.length + discards.length > 0
}

/**
 * The card drawn from a pile, shuffled first if it has run out (Z2-RUL-23); undefined if there is none anywhere. The
 * caller says with an event where it goes. The stream of a pile comes behind the dice.
 */
export function drawFrom(table: Table<Zones>, pile: number): string | undefined {
  if (!hasCards(table.board, pile)) return undefined
  if (pileOf(table.board, pile).cards.length === 0) table.emit({ type: 'shuffled', pile })
  const { cards } = pileOf(table.board, pile)
  return nth(cards, table.draw(pile + 1, cards))
}

/** As `drawFrom`, but what was laid aside stays there. */
export function drawWithoutShuffle(table: Table<Zones>, pile: number): string | undefined {
  const { cards } = pileOf(table.board, pile)
  return cards.length === 0 ? undefined : nth(cards, table.draw(pile + 1, cards))
}
