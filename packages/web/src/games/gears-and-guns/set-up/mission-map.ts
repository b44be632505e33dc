import { MISSIONS } from '@graveshift/gears-and-guns'
import { missionMapOf } from '../../../zone-table/set-up/mission-map.tsx'
import { TOWN } from '../art/town-skin.tsx'
import { drawnMission } from '../scene.ts'

/** The board of a mission of the box. */
export const MissionMap = missionMapOf(TOWN, (mission) => {
  const data = MISSIONS.find(({ id }) => id === mission)
  return data && drawnMission(data)
})
