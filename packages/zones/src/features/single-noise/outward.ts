import { asIs, type FormOf, oneOf } from '@graveshift/kernel/outward'
import { somebody, type ZonesScene, zone } from '../../outward/fields.ts'
import { NOISE_SIDES, type SingleNoiseEvent } from './single-noise.ts'

/** How the noise token is told outside. */
export const SINGLE_NOISE_EVENTS: { readonly noiseMoved: FormOf<SingleNoiseEvent, ZonesScene, 'type'> } = {
  noiseMoved: { zone, side: asIs(oneOf(NOISE_SIDES)), person: somebody },
}
