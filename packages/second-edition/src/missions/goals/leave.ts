import { NONE } from '@graveshift/zones'
import type { Goal } from '../goal.ts'

export const leave: Goal<'leave'> = {
  met: (_kit, { people }) => people.every(({ zone }) => zone === NONE),
}
