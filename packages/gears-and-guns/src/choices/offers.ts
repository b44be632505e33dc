import { type Offer, ZONES_OFFERS } from '@graveshift/zones'
import { leaveOffer } from '@graveshift/zones/missions'

/** Everything that is offered now and then and may be left. A feature adds its own. */
export const OFFERS: readonly Offer[] = [...ZONES_OFFERS, leaveOffer]
