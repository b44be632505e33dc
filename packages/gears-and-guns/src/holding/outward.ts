import { nth } from '@graveshift/kernel'
import { COUNT, type Field, type FormOf, listOf, objectOf, recordOf } from '@graveshift/kernel/outward'
import { kindName, zoneName } from '@graveshift/zones'
import { person, ZOMBIE, ZONE, zone } from '@graveshift/zones/outward'
import type { OutwardScene } from '../outward/scene.ts'
import type { HeldView, HoldingEvent } from './holding.ts'

type Crowd = Field<readonly number[], OutwardScene>

/** Kind, count, again and again. */
const crowd: Crowd = {
  schema: listOf(objectOf({ kind: ZOMBIE, count: COUNT })),
  show: (numbers, { kit }) =>
    Array.from({ length: numbers.length / 2 }, (_, at) => ({
      kind: kindName(kit, nth(numbers, 2 * at)),
      count: nth(numbers, 2 * at + 1),
    })),
}

/** Zone, kind, count, again and again. */
const crowds: Crowd = {
  schema: listOf(objectOf({ zone: ZONE, kind: ZOMBIE, count: COUNT })),
  show: (numbers, { kit }) =>
    Array.from({ length: numbers.length / 3 }, (_, at) => ({
      zone: zoneName(kit.map, nth(numbers, 3 * at)),
      kind: kindName(kit, nth(numbers, 3 * at + 1)),
      count: nth(numbers, 3 * at + 2),
    })),
}

/** How zombies that are held are told outside. */
export const HOLDING_EVENTS: {
  readonly [T in HoldingEvent['type']]: FormOf<Extract<HoldingEvent, { type: T }>, OutwardScene, 'type'>
} = {
  zombiesHeld: { person, zone, crowd },
  zombiesReleased: { crowd: crowds },
}

export const HELD_SHOWN = recordOf<HeldView>({ zone: ZONE, zombie: ZOMBIE, count: COUNT })
