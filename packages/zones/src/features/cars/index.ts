import { searchCarAction, trunkAction } from './contents.ts'
import { driveAction } from './drive-action.ts'
import { changeSeatAction, getInAction, getOutAction } from './seats.ts'

/** Everything that is done with cars. */
export const CAR_ACTIONS = [
  getInAction,
  getOutAction,
  changeSeatAction,
  driveAction,
  trunkAction,
  searchCarAction,
] as const
