import { achievementTracker, kitFor, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { summariser } from '../../src/zone-table/end/summariser.ts'
import type { ZoneKit } from '../../src/zone-table/table/zone-face.ts'
import { zoneGame } from './zone-game.ts'

export const GEARS_AND_GUNS = zoneGame<Western>({
  game: 'gears-and-guns',
  module: WESTERN_MODULE,
  // The table is handed kits of its own game only.
  kitFor: (options) => kitFor(options) as unknown as ZoneKit,
  summarise: summariser({ kitFor, achievementTracker }),
})
