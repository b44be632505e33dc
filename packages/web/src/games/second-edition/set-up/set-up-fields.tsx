import { MissionSetUp } from '../../../zone-table/set-up/mission-set-up.tsx'
import type { SetUpBox } from '../../../zone-table/set-up/set-up-box.ts'
import type { SetUpProps } from '../../game-face.ts'
import { SurvivorFace } from '../art/people/survivor-face.tsx'
import { SurvivorPortrait } from '../art/people/survivor-portrait.tsx'
import { CREW_FACTS } from './crew-facts.ts'
import { MissionMap } from './mission-map.tsx'

const BOX: SetUpBox = { ...CREW_FACTS, MissionMap, Portrait: SurvivorPortrait, Head: SurvivorFace }

/** Everything that can be chosen before a game of the second edition. */
export function SetUpFields(props: SetUpProps) {
  return <MissionSetUp box={BOX} {...props} />
}
