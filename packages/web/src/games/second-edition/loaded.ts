import { achievementTracker, kitFor, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { loadedMissions } from '../../zone-table/loaded-missions.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** The second edition with its rules. */
export const SECOND_EDITION = loadedMissions({
  module: SECOND_EDITION_MODULE,
  crew: CREW_FACTS,
  kitFor,
  achievementTracker,
  tableRules: { 'beyond-horizon': 'Z2-TBL-01', 'nothing-to-undo': 'Z2-TBL-01' },
})
