import { achievementTracker, CAMPAIGN_MISSIONS, kitFor, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { loadedMissions } from '../../zone-table/loaded-missions.ts'
import { CREW_FACTS } from './set-up/crew-facts.ts'

/** A mission of the campaign that only those know who have won the ones before. */
const laterOf = (mission: unknown) => CAMPAIGN_MISSIONS.find(({ id, number }) => number > 1 && id === mission)

/** Gears & Guns with its rules. */
export const WESTERN = {
  ...loadedMissions({
    module: WESTERN_MODULE,
    crew: CREW_FACTS,
    kitFor,
    achievementTracker,
    tableRules: { 'beyond-horizon': 'GG-TBL-01', 'nothing-to-undo': 'GG-TBL-01' },
  }),
  teaserOf({ mission }: { readonly mission: unknown }) {
    const later = laterOf(mission)
    return later && { word: 'campaign.ahead', with: { number: later.number } }
  },
  isAhead: (mission: string) => laterOf(mission) !== undefined,
}
