import { kitFor, type Options } from '@graveshift/second-edition'
import { endPartsOf } from '../../../zone-table/end/end-parts.tsx'
import { missionScene } from '../../../zone-table/scene/mission-scene.ts'
import { CITY } from '../art/city-skin.tsx'
import { SurvivorFace } from '../art/people/pictures.ts'

export const { EndHead, EndFigures } = endPartsOf({
  skin: CITY,
  Head: SurvivorFace,
  boardOf({ options }) {
    const { mission } = kitFor(options as Options)
    return { scene: missionScene(mission, [], mission), starts: mission.start }
  },
})
