import {
  achievementTracker,
  kitFor,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import { summariser } from '../../zone-table/end/summariser.ts'
import { loadedMissions } from '../../zone-table/loaded-missions.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** The second edition with its rules. */
export const SECOND_EDITION = loadedMissions<SecondEdition>({
  module: SECOND_EDITION_MODULE,
  crew: CREW_FACTS,
  kitFor,
  summarise: summariser<SecondEdition>({
    kitFor,
    tracker: (options) => achievementTracker(kitFor(options)),
  }),
  tableRules: { 'beyond-horizon': 'Z2-TBL-01', 'nothing-to-undo': 'Z2-TBL-01' },
})
