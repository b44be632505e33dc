import { MISSIONS } from '@graveshift/second-edition'
import { missionMapOf } from '../../../zone-table/set-up/mission-map.tsx'
import { CITY } from '../art/city-skin.tsx'
import { drawnMission } from '../scene.ts'

/** The board of a mission of the box. */
export const MissionMap = missionMapOf(CITY, (mission) => {
  const data = MISSIONS.find(({ id }) => id === mission)
  return data && drawnMission(data)
})
