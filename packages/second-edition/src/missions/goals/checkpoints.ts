import { NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import { nearest, roadNearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { zonesOf } from '../zones-of.ts'

/** The name under which checkpoints passed in order are counted, over all laps. */
export const CHECKPOINTS = 'checkpoints'

/** What being on the way to the next checkpoint is worth beside having passed it. */
const ON_THE_WAY = Math.floor(WHOLE / 2)
/** What being near an empty car is worth. */
const AFOOT = Math.floor(WHOLE / 5)

/** How near a car with a driver is to the next checkpoint; without one, how near somebody is to a car. */
function onTheWay(kit: SecondKit, board: Board, next: number): number {
  let most = 0
  for (const { driver, zone } of board.cars) {
    most = Math.max(
      most,
      driver === NONE ? nearest(kit, board, zone, AFOOT) : AFOOT + roadNearness(kit, zone, next, ON_THE_WAY),
    )
  }
  return most
}

export const checkpoints: Goal<'checkpoints'> = {
  tally: () => CHECKPOINTS,
  met: (_kit, { tally }, { zones, laps }) => (tally[CHECKPOINTS] ?? 0) >= zones.length * laps,
  count: (_kit, { tally }, { zones, laps }) => ({ done: tally[CHECKPOINTS] ?? 0, of: zones.length * laps }),
  progress(kit, board, { zones, laps }) {
    const passed = board.tally[CHECKPOINTS] ?? 0
    const [next = 0] = zonesOf(kit.mission, [zones[passed % zones.length] ?? ''])
    return share(passed * WHOLE + onTheWay(kit, board, next), zones.length * laps * WHOLE)
  },
}
