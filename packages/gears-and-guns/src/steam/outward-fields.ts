import { nameOf } from '@graveshift/kernel/outward'

/** The slot in which a card lies. */
export const PLACE = nameOf('place')
