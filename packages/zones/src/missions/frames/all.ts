import type { MissionKit } from '../mission-game.ts'
import { arrivalSteps } from './arrival.ts'
import { gameSteps } from './game.ts'
import { leaveSteps } from './leave.ts'

/** The frames of every game with missions. */
export const missionFrames = (kit: MissionKit) => ({
  game: gameSteps(kit),
  leave: leaveSteps(kit),
  arrival: arrivalSteps(kit),
})
