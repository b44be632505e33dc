import { nth, type Table } from '@graveshift/kernel'
import type { Tier } from './content/types.ts'
import type { GearUp } from './game.ts'
import { streamOf } from './streams.ts'

/** The tier a draw comes from: an empty deck takes back its discards, then the other deck serves (GU-SPW-02). */
function tierToDraw(table: Table<GearUp>, wanted: Tier): Tier | undefined {
  const other: Tier = wanted === 'regular' ? 'special' : 'regular'
  for (const tier of [wanted, other]) {
    if (table.board.decks[tier].length > 0) return tier
    if (table.board.discards[tier].length > 0) {
      table.emit({ type: 'reshuffled', tier })
      return tier
    }
  }
  return undefined
}

/** Turns up one zombie card and lays it in the tray; undefined when none is left anywhere. */
export function drawZombie(table: Table<GearUp>, wanted: Tier): string | undefined {
  const tier = tierToDraw(table, wanted)
  if (!tier) return undefined
  const deck = table.board.decks[tier]
  const card = nth(deck, table.draw(streamOf(tier), deck))
  table.emit({ type: 'zombieDrawn', tier, card })
  return card
}
