import { type PickFields, TRUTH } from '@graveshift/kernel/outward'
import { ZONE } from '../../outward/fields.ts'

const GOING: PickFields = [{ to: ZONE }, { slip: TRUTH }]

/** The ways to go in which kids slip past zombies. */
export const KID_ACTION_FIELDS: Readonly<Record<string, PickFields>> = {
  move: GOING,
  sprint: GOING,
  charge: GOING,
  blitz: GOING,
  'bloodlust-combat': GOING,
  'bloodlust-melee': GOING,
  'bloodlust-ranged': GOING,
}
