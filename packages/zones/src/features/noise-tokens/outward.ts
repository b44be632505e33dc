import type { FormOf } from '@graveshift/kernel/outward'
import { somebody, type ZonesScene, zone } from '../../outward/fields.ts'
import type { NoiseEvent } from './noise-tokens.ts'

type Forms = {
  readonly [T in NoiseEvent['type']]: FormOf<Extract<NoiseEvent, { type: T }>, ZonesScene, 'type'>
}

/** How noise is told outside. */
export const NOISE_EVENTS: Forms = { noiseMade: { zone, person: somebody }, noiseCleared: {} }
