import { SeatBadge } from '../../../generic/seat-badge.tsx'
import { MissionSetUp } from '../../../zone-table/set-up/mission-set-up.tsx'
import type { SetUpBox } from '../../../zone-table/set-up/set-up-box.ts'
import type { SetUpProps } from '../../game-face.ts'
import { CREW_FACTS } from './crew-facts.ts'
import { MissionMap } from './mission-map.tsx'

const BOX: SetUpBox = { ...CREW_FACTS, MissionMap, Portrait: SeatBadge, Head: SeatBadge }

/** Everything that can be chosen before a game of the second edition. */
export function SetUpFields(props: SetUpProps) {
  return <MissionSetUp box={BOX} {...props} />
}
