import type { Event } from '@graveshift/kernel'
import type { DoorEvent, ZonesEvent } from '@graveshift/zones'
import type { MissionEvent } from '@graveshift/zones/missions'

/** What may happen in every game on zones with missions. */
export type SharedEvent = ZonesEvent | DoorEvent | MissionEvent

/** Whether an event of any such game is of a type that they share: an event of that type is the same in all of them. */
export const is = <T extends SharedEvent['type']>(
  event: Event,
  type: T,
): event is Extract<SharedEvent, { type: T }> => event.type === type
