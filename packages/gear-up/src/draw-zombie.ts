import type { Table } from '@graveshift/kernel'
import { deckOf } from './board.ts'
import type { Tier } from './content/types.ts'
import type { GearUp } from './game.ts'
import { REGULAR_STREAM, SPECIAL_STREAM } from './streams.ts'

function hasCards(table: Table<GearUp>, tier: Tier): boolean {
  if (deckOf(table.board.decks, tier).length > 0) return true
  if (deckOf(table.board.discards, tier).length === 0) return false
  table.emit({ type: 'reshuffled', tier })
  return true
}

/** The tier a draw comes from: an empty deck takes back its discards, then the other deck serves (GU-SPW-02). */
function tierToDraw(table: Table<GearUp>, wanted: Tier): Tier | undefined {
  if (hasCards(table, wanted)) return wanted
  const other: Tier = wanted === 'regular' ? 'special' : 'regular'
  return hasCards(table, other) ? other : undefined
}

/** Turns up one zombie card and lays it in the tray; undefined when none is left anywhere. */
export function drawZombie(table: Table<GearUp>, wanted: Tier): string | undefined {
  const tier = tierToDraw(table, wanted)
  if (!tier) return undefined
  const deck = deckOf(table.board.decks, tier)
  const card = deck[table.draw(tier === 'regular' ? REGULAR_STREAM : SPECIAL_STREAM, deck)] as string
  table.emit({ type: 'zombieDrawn', tier, card })
  return card
}
