import { emit } from '@graveshift/zones'
import { said, share } from '@graveshift/zones/missions'
import { GAUGE } from '../../content/figures.ts'
import { raiseErrands } from '../../judgement/pressure.ts'
import type { OwnGoal } from '../goal.ts'
import type { GaugeGoal } from '../goal-data.ts'

/** The round in which the gauge was first where it had to be. */
export const GAUGE_REACHED = 'gauge-reached'

/** Once it was there it stays met, whatever the gauge shows later. */
export const gauge: OwnGoal<GaugeGoal> = {
  id: 'gauge',
  figures: '`at`: where the steam gauge has to be once',
  read: (fields) => ({ goal: 'gauge', at: fields.count('at', 1, GAUGE.full) }),
  tell: ({ at }) => said('goal.gauge', { at }),
  on: ['gaugeChanged', 'tallied'],
  tally: () => GAUGE_REACHED,
  tallies: [GAUGE_REACHED],
  count: (kit, board, { at }) => ({ done: Math.min(at, kit.deeds.gauge(board)), of: at }),
  met: (_kit, { tally }) => tally[GAUGE_REACHED] !== undefined,
  progress: (kit, board, { at }) => share(kit.deeds.gauge(board), at),
  after(kit, table, event, { at }) {
    const { board } = table
    if (event.type !== 'gaugeChanged' || board.tally[GAUGE_REACHED] !== undefined) return
    if (kit.deeds.gauge(board) >= at)
      emit(kit, table, { type: 'tallied', what: GAUGE_REACHED, count: board.round })
  },
  wanted: { errands: (kit, board, into) => raiseErrands(kit, board, into) },
  lint: ({ mission, has }, { at }) => [
    [mission.data.steam !== undefined, 'there is no steam'],
    [at < GAUGE.full || has('gauge-never-loses'), 'the mission is lost before it is met'],
  ],
}
