import { COUNT, type FormOf, oneOf, orNull, recordOf } from '@graveshift/kernel/outward'
import { PERSON, person, ZONE, zone } from '@graveshift/zones/outward'
import type { OutwardScene } from '../outward/scene.ts'
import { FATES, type FallenEvent, type FallenView } from './fallen.ts'

/** How those who fall are told outside. */
export const FALLEN_EVENTS: {
  readonly [T in FallenEvent['type']]: FormOf<Extract<FallenEvent, { type: T }>, OutwardScene, 'type'>
} = {
  knockedOut: { person, zone },
  fallenTaken: { person, fallen: person },
  fallenPushed: { person, zone },
  died: { person },
}

export const FALLEN_SHOWN = recordOf<FallenView>({
  person: PERSON,
  zone: orNull(ZONE),
  fate: oneOf(FATES),
  until: orNull(COUNT),
})
