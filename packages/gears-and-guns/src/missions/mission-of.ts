import { missionBook } from '@graveshift/zones/missions'
import { MISSIONS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'
import type { WesternMission } from './types.ts'

export const { missionOf, missionMeant } = missionBook<WesternMission, Mission>(
  () => MISSIONS,
  compileMission,
)
