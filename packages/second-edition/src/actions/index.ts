import {
  type Action,
  blitzAction,
  bloodlustActions,
  chargeAction,
  eatAction,
  endAction,
  fieldMedicAction,
  improviseAction,
  inOneForm,
  jumpAction,
  leadAction,
  lifesaverAction,
  meleeAction,
  moveAction,
  noiseAction,
  rallyAction,
  rangedAction,
  reloadAction,
  reorganiseAction,
  searchAction,
  shoveAction,
  sprintAction,
  tauntAction,
  throwAction,
  tradeAction,
} from '@graveshift/zones'
import { changeSeatAction, getInAction, getOutAction, searchCarAction, trunkAction } from './car.ts'
import { doorAction } from './door.ts'
import { driveAction } from './drive.ts'
import { storeAction } from './store.ts'
import { takeAction } from './take.ts'

/** Everything a survivor may do in its turn, listed once. */
const ALL = [
  moveAction,
  sprintAction,
  chargeAction,
  jumpAction,
  searchAction,
  doorAction,
  tradeAction,
  reorganiseAction,
  meleeAction,
  rangedAction,
  throwAction,
  improviseAction,
  blitzAction,
  ...bloodlustActions,
  reloadAction,
  takeAction,
  storeAction,
  noiseAction,
  shoveAction,
  tauntAction,
  leadAction,
  lifesaverAction,
  fieldMedicAction,
  rallyAction,
  getInAction,
  getOutAction,
  changeSeatAction,
  driveAction,
  trunkAction,
  searchCarAction,
  eatAction,
  endAction,
]

export const ACTIONS: Readonly<Record<string, Action>> = Object.fromEntries(
  ALL.map((action): [string, Action] => [action.do, inOneForm(action as Action)]),
)
