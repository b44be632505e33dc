import { actionsOf } from '../../actions/all.ts'
import { CAR_ACTIONS } from '../../features/cars/index.ts'
import { rallyAction } from '../../features/companions/rally-action.ts'
import { doorAction } from '../../features/doors/door-action.ts'
import { storeAction } from '../../missions/actions/store.ts'
import { takeAction } from '../../missions/actions/take.ts'
import { FOOD } from './language.ts'

/** Every action that zones has. */
export const TINY_ACTIONS = actionsOf({
  search: [doorAction],
  reload: [takeAction, storeAction(FOOD)],
  'field-medic': [rallyAction, ...CAR_ACTIONS],
})
