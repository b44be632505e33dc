import { SECOND_EDITION_MODULE, SURVIVORS } from '@graveshift/second-edition'
import { LEVELS } from '@graveshift/zones'
import type { CrewFacts, SurvivorFacts } from '../../../zone-table/set-up/set-up-box.ts'
import { MISSIONS } from './facts.ts'

const people = SECOND_EDITION_MODULE.options.find(({ kind }) => kind === 'people')
const seats = SECOND_EDITION_MODULE.options.find(({ kind }) => kind === 'seats')

const survivors = SURVIVORS.map(
  (survivor): SurvivorFacts => ({
    id: survivor.id,
    health: survivor.health,
    group: { word: survivor.kid ? 'missions.kid' : 'missions.adult' },
    skills: LEVELS.map((level) => ({ level, ids: survivor[level] })),
  }),
)

/** Missions and survivors of the box, for setting up a table. */
export const CREW_FACTS: CrewFacts = {
  missions: MISSIONS,
  survivors,
  mostSeats: seats?.kind === 'seats' ? seats.most : 1,
  survivorsFor: (mission) => (people?.kind === 'people' ? people.wanted({ mission }) : survivors.length),
}
