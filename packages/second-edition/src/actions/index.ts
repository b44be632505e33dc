import {
  eatAction,
  endAction,
  meleeAction,
  moveAction,
  noiseAction,
  rangedAction,
  reloadAction,
  reorganiseAction,
  searchAction,
  throwAction,
  tradeAction,
} from '@graveshift/zones'
import { doorAction } from './door.ts'
import { storeAction } from './store.ts'
import { takeAction } from './take.ts'

/** Everything a survivor may do in its turn, listed once. */
export const ACTIONS = {
  move: moveAction,
  search: searchAction,
  door: doorAction,
  trade: tradeAction,
  reorganise: reorganiseAction,
  melee: meleeAction,
  ranged: rangedAction,
  throw: throwAction,
  reload: reloadAction,
  take: takeAction,
  store: storeAction,
  noise: noiseAction,
  eat: eatAction,
  end: endAction,
}
