import { actionsOf, CAR_ACTIONS, doorAction, rallyAction } from '@graveshift/zones'
import { storeAction, takeAction } from '@graveshift/zones/missions'
import { CARDS_BY_KIND } from './missions/card-kinds.ts'

/** Everything a survivor may do in its turn. */
export const ACTIONS = actionsOf({
  search: [doorAction],
  reload: [takeAction, storeAction(CARDS_BY_KIND)],
  'field-medic': [rallyAction, ...CAR_ACTIONS],
})
