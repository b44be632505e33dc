import type { Crew } from '@graveshift/zones/missions'
import { SURVIVORS } from './content/survivors.ts'

/** Who sits down to play. */
export const CREW: Crew = {
  survivors: SURVIVORS.map(({ id }) => id),
  mostSeats: 6,
  usual: 6,
  rules: { seats: 'Z2-SET-01', once: 'Z2-SET-11' },
}
