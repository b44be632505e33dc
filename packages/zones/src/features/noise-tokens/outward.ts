import { COUNT, type FormOf, mapOf, recordOf } from '@graveshift/kernel/outward'
import { somebody, type ZonesScene, zone } from '../../outward/fields.ts'
import type { NoiseEvent } from './noise-tokens.ts'
import type { LoudZoneView } from './view.ts'

type Forms = {
  readonly [T in NoiseEvent['type']]: FormOf<Extract<NoiseEvent, { type: T }>, ZonesScene, 'type'>
}

/** How noise is told outside. */
export const NOISE_EVENTS: Forms = { noiseMade: { zone, person: somebody }, noiseCleared: {} }

/** Zones with something in them. */
export const LOUD_ZONES = mapOf(recordOf<LoudZoneView>({ zombies: mapOf(COUNT), noise: COUNT }))
