import { setUpOf } from '../../../zone-table/set-up/set-up-of.tsx'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { CREW_FACTS } from './crew-facts.ts'
import { MissionMap } from './mission-map.ts'

export const { SetUpFields, InPictures } = setUpOf({
  ...CREW_FACTS,
  MissionMap,
  Portrait: SurvivorPortrait,
  Head: SurvivorFace,
})
