import { buildingSteps, driveSteps, zonesFrames } from '@graveshift/zones'
import { missionFrames } from '@graveshift/zones/missions'
import type { SecondKit } from '../second-kit.ts'
import { pairsSteps } from './pairs.ts'

/** Every kind of frame. */
export const framesOf = (kit: SecondKit) => ({
  ...zonesFrames(kit),
  ...missionFrames(kit),
  pairs: pairsSteps(kit),
  building: buildingSteps,
  drive: driveSteps(kit),
})
