import { asIs, type FormOf } from '@graveshift/kernel/outward'
import { PERSON, person, type ZonesScene, zone } from '../../outward/fields.ts'
import type { CompanionEvent, CompanionEventOf } from './companions.ts'

/** How companions are told outside. */
export const COMPANION_EVENTS: {
  readonly [T in CompanionEvent['type']]: FormOf<CompanionEventOf<T>, ZonesScene, 'type'>
} = {
  companionPlaced: { id: { ...asIs<string>(PERSON), as: 'person' }, zone },
  rallied: { person, companion: person },
}
