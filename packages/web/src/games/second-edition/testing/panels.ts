import { kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import words from '@graveshift/second-edition/words/en.json' with { type: 'json' }
import { ZONES_ATTACKS } from '@graveshift/zones'
import type { GameStore } from '../../../store/game-store.ts'
import { drawnPanels } from '../../../zone-table/testing/drawn-panels.ts'
import { EquipmentPicture } from '../art/equipment/equipment-picture.tsx'

export type Store = GameStore<SecondEdition>

export const { begun, decidingAt, drawn } = drawnPanels<SecondEdition>({
  module: SECOND_EDITION_MODULE,
  words,
  Card: EquipmentPicture,
  knownOn(options, board) {
    const kit = kitFor(options)
    return { kit, board, odds: (person, pick) => ZONES_ATTACKS[pick.do]?.(kit, board, person, pick) }
  },
})

export { unescaped } from '../../../zone-table/testing/drawn-panels.ts'
