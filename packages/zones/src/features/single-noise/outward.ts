import type { FormOf } from '@graveshift/kernel/outward'
import { somebody, type ZonesScene, zone } from '../../outward/fields.ts'
import type { SingleNoiseEvent } from './single-noise.ts'

/** How the noise token is told outside. */
export const SINGLE_NOISE_EVENTS: { readonly noiseMoved: FormOf<SingleNoiseEvent, ZonesScene, 'type'> } = {
  noiseMoved: { zone, person: somebody },
}
