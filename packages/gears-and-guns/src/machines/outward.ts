import { type FormOf, orNull, recordOf } from '@graveshift/kernel/outward'
import { person, ZONE, zone } from '@graveshift/zones/outward'
import type { OutwardScene } from '../outward/scene.ts'
import type { MachinesEvent, MachinesView } from './machines.ts'

/** How wagon and gatling are told outside. */
export const MACHINES_EVENTS: {
  readonly [T in MachinesEvent['type']]: FormOf<Extract<MachinesEvent, { type: T }>, OutwardScene, 'type'>
} = {
  wagonPushed: { person, to: zone },
  wagonSmashed: {},
  gatlingPlaced: { zone },
}

export const MACHINES_SHOWN = recordOf<MachinesView>({ wagon: orNull(ZONE), gatling: orNull(ZONE) })
