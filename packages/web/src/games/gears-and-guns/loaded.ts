import { achievementTracker, kitFor, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { loadedMissions } from '../../zone-table/loaded-missions.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** Gears & Guns with its rules. */
export const WESTERN = loadedMissions({
  module: WESTERN_MODULE,
  crew: CREW_FACTS,
  kitFor,
  achievementTracker,
  tableRules: { 'beyond-horizon': 'GG-TBL-01', 'nothing-to-undo': 'GG-TBL-01' },
})
