import { kitFor, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import words from '@graveshift/gears-and-guns/words/en.json' with { type: 'json' }
import type { GameStore } from '../../../store/game-store.ts'
import type { ZoneKit } from '../../../zone-table/table/zone-face.ts'
import { drawnPanels } from '../../../zone-table/testing/drawn-panels.ts'
import town from '../words/game/en.json' with { type: 'json' }
import { WESTERN_ZONES } from '../zone-face.ts'

export type WesternStore = GameStore<Western>

export const { begun, decidingAt, drawn } = drawnPanels<Western>({
  module: WESTERN_MODULE,
  words: { ...words, ...town },
  Card: WESTERN_ZONES.Card,
  knownOn(options, board) {
    // The face is handed kits of its own game only.
    const kit = kitFor(options) as unknown as ZoneKit
    return {
      kit,
      board,
      odds: (person, pick) => WESTERN_ZONES.odds(kit, board, person, pick),
      risk: (person, pick) => WESTERN_ZONES.risk?.(kit, board, person, pick),
      turn: WESTERN_ZONES.turn,
    }
  },
})
