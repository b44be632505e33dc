import type { Json } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { bossForecast } from './boss-forecast.ts'
import { deckCounts } from './deck-counts.ts'
import { walkForecast } from './walk-forecast.ts'

export * from './boss-blows.ts'
export * from './boss-forecast.ts'
export * from './deck-counts.ts'
export * from './distribution.ts'
export * from './preview-hit.ts'
export * from './toll.ts'
export * from './walk-forecast.ts'

/** Chances and projections, from what lies open (GU-HID-01, GU-HID-02). */
export function oddsOf(content: Content, board: Board): Json {
  return {
    walk: walkForecast(content, board),
    card: bossForecast(content, board) ?? null,
    decks: deckCounts(content, board),
  } as unknown as Json
}
