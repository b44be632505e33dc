import { spareOffer } from '../frames/attack.ts'
import { healOffer, tacticsOffer } from '../frames/round.ts'
import { destinyOffer } from '../skills/destiny.ts'
import { matchOffer } from '../skills/matching-set.ts'
import type { Offer } from './may.ts'

/** What is offered in every game on zones: a second copy, another card, a turn out of order, sparing somebody, healing. */
export const ZONES_OFFERS: readonly Offer[] = [matchOffer, destinyOffer, tacticsOffer, spareOffer, healOffer]
