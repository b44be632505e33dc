import { inPicturesOf } from '../../../zone-table/set-up/in-pictures.tsx'
import { MissionSetUp } from '../../../zone-table/set-up/mission-set-up.tsx'
import type { SetUpBox } from '../../../zone-table/set-up/set-up-box.ts'
import type { SetUpProps } from '../../game-face.ts'
import { SurvivorFace, SurvivorPortrait } from '../art/people/pictures.ts'
import { CREW_FACTS } from './crew-facts.ts'
import { MissionMap } from './mission-map.ts'

const BOX: SetUpBox = { ...CREW_FACTS, MissionMap, Portrait: SurvivorPortrait, Head: SurvivorFace }

/** Everything that can be chosen before a game of the second edition. */
export const SetUpFields = (props: SetUpProps) => <MissionSetUp box={BOX} {...props} />

export const InPictures = inPicturesOf(BOX)
