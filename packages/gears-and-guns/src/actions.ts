import { actionsOf } from '@graveshift/zones'
import { takeAction } from '@graveshift/zones/missions'
import { westernRallyAction } from './cards/actions/rally.ts'
import { readAction } from './cards/actions/read.ts'
import { bottleAction, pumpAction } from './cards/actions/use.ts'
import { takeFallenAction } from './fallen/take-action.ts'
import { vadeRetroAction } from './holding/vade-retro-action.ts'
import { gatlingAction } from './machines/gatling-action.ts'
import { pushAction } from './machines/wagon-action.ts'
import { bonusAction } from './people/bonus.ts'
import { fanningAction } from './people/fanning-action.ts'
import { purifyAction } from './people/holy-water-action.ts'
import { quickDrawAction } from './people/quick-draw.ts'
import { emergencyRefill } from './steam/emergency-refill.ts'
import { placeBottle } from './steam/place-bottle.ts'
import { refillAction } from './steam/refill-action.ts'
import { shootBottle } from './steam/shoot-bottle.ts'
import { switchAction } from './town/switch-action.ts'

/** Everything a survivor may do in its turn. A feature adds its actions behind one that every game on zones has. */
export const ACTIONS = actionsOf({
  search: [pushAction],
  throw: [fanningAction, gatlingAction, vadeRetroAction, purifyAction, placeBottle, shootBottle],
  eat: [bonusAction],
  reload: [
    refillAction,
    emergencyRefill,
    quickDrawAction,
    takeAction,
    takeFallenAction,
    readAction,
    bottleAction,
    pumpAction,
    switchAction,
  ],
  'field-medic': [westernRallyAction],
})
