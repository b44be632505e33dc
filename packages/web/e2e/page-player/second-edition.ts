import {
  achievementTracker,
  kitFor,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import { summariser } from '../../src/zone-table/end/summariser.ts'
import type { ZoneKit } from '../../src/zone-table/table/zone-face.ts'
import { zoneGame } from './zone-game.ts'

export const SECOND_EDITION = zoneGame<SecondEdition>({
  game: 'second-edition',
  module: SECOND_EDITION_MODULE,
  // The table is handed kits of its own game only.
  kitFor: (options) => kitFor(options) as unknown as ZoneKit,
  summarise: summariser({ kitFor, achievementTracker }),
})
