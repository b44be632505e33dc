import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'

/** The name under which checkpoints passed in order are counted, over all laps. */
export const CHECKPOINTS = 'checkpoints'

export const checkpoints: Goal<'checkpoints'> = {
  met: (_kit, { tally }, { zones, laps }) => (tally[CHECKPOINTS] ?? 0) >= zones.length * laps,
  progress: (_kit, { tally }, { zones, laps }) => share(tally[CHECKPOINTS] ?? 0, zones.length * laps),
}
