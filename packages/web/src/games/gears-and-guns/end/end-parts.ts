import { kitFor, type Options } from '@graveshift/gears-and-guns'
import { endPartsOf } from '../../../zone-table/end/end-parts.tsx'
import { SurvivorFace } from '../art/people/pictures.ts'
import { TOWN } from '../art/town-skin.tsx'
import { missionBoard } from '../scene.ts'

export const { EndHead, EndFigures } = endPartsOf({
  skin: TOWN,
  Head: SurvivorFace,
  boardOf: ({ options }) => missionBoard(kitFor(options as Options).mission),
})
