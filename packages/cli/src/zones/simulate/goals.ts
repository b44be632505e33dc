import { isBeyondDoubt, shareOf } from '../../simulate/share.ts'
import type { Goal as AnyGoal } from '../../simulate/simulated-game.ts'
import type { Box, BoxedGame } from './box.ts'
import type { MissionSummary } from './summary.ts'

/** One thing that the missions must show, and whether they do. */
export interface MissionGoal extends AnyGoal {
  readonly kind: 'won' | 'label'
}

/** A mission that may be won as often as this is not yet one that cannot be won. */
const HARDLY_EVER = 0.05

/** A label without figures says nothing. */
const ANYTHING = [0, 1] as const

/** Every mission has been won, and its label says how often; what may be luck alone is not sure. */
export function goalsOf<G extends BoxedGame>(
  { missions: printed, bands }: Box<G>,
  { missions }: MissionSummary,
): MissionGoal[] {
  return printed.flatMap(({ id, difficulty }): MissionGoal[] => {
    const count = missions[id]
    if (!count) return []
    const [least, most] = bands[difficulty] ?? ANYTHING
    const { share, low, high } = shareOf(count)
    const interval = [low, high] as const
    return [
      {
        kind: 'won',
        of: id,
        value: count.won,
        least: 1,
        most: count.games,
        met: count.won > 0,
        interval,
        sure: count.won > 0 || high < HARDLY_EVER,
      },
      {
        kind: 'label',
        difficulty,
        of: id,
        value: share,
        least,
        most,
        met: share >= least && share <= most,
        interval,
        sure: isBeyondDoubt(low, high, least, most),
      },
    ]
  })
}
