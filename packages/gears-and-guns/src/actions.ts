import { actionsOf, rallyAction } from '@graveshift/zones'
import { takeAction } from '@graveshift/zones/missions'

/** Everything a survivor may do in its turn. A feature adds its actions behind one that every game on zones has. */
export const ACTIONS = actionsOf({
  reload: [takeAction],
  'field-medic': [rallyAction],
})
