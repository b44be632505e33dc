import { readState } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { setUpOf } from '../../../zone-table/set-up/set-up-of.tsx'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { CREW_FACTS } from './crew-facts.ts'
import { MissionMap } from './mission-map.ts'

export const { SetUpFields, InPictures } = setUpOf({
  ...CREW_FACTS,
  // Campaigns hand back states of their own only; a broken one has come nowhere.
  chapterOf(campaign) {
    const state = readState(campaign)
    return isFault(state) ? 1 : state.mission
  },
  MissionMap,
  Portrait: SurvivorPortrait,
  Head: SurvivorFace,
})
