import { actionsOf } from '@graveshift/zones'
import { takeAction } from '@graveshift/zones/missions'
import { westernRallyAction } from './cards/actions/rally.ts'
import { readAction } from './cards/actions/read.ts'
import { bottleAction, pumpAction } from './cards/actions/use.ts'
import { emergencyRefill } from './steam/emergency-refill.ts'
import { placeBottle } from './steam/place-bottle.ts'
import { refillAction } from './steam/refill-action.ts'
import { shootBottle } from './steam/shoot-bottle.ts'
import { switchAction } from './town/switch-action.ts'

/** Everything a survivor may do in its turn. A feature adds its actions behind one that every game on zones has. */
export const ACTIONS = actionsOf({
  reload: [refillAction, emergencyRefill, takeAction, readAction, bottleAction, pumpAction, switchAction],
  throw: [placeBottle, shootBottle],
  'field-medic': [westernRallyAction],
})
