import { achievementTracker, kitFor, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { summariser } from '../../zone-table/end/summariser.ts'
import { loadedMissions } from '../../zone-table/loaded-missions.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** Gears & Guns with its rules. */
export const WESTERN = loadedMissions<Western>({
  module: WESTERN_MODULE,
  crew: CREW_FACTS,
  kitFor,
  summarise: summariser<Western>({
    kitFor,
    tracker: (options) => achievementTracker(kitFor(options)),
  }),
  tableRules: { 'beyond-horizon': 'GG-TBL-01', 'nothing-to-undo': 'GG-TBL-01' },
})
