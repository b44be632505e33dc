import { missionBook } from '@graveshift/zones/missions'
import { MISSIONS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'
import type { MissionPlan } from './types.ts'

export const { missionOf, missionMeant } = missionBook<MissionPlan, Mission>(() => MISSIONS, compileMission)
