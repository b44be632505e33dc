import { emit } from '@graveshift/zones'
import { said, share } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnGoal } from '../goal.ts'
import type { SwitchesOffGoal } from '../goal-data.ts'

const ALL_OFF = 'switches-off'

const offNow = ({ mission, deeds }: WesternKit, board: Board): number =>
  mission.switches.filter((_, at) => deeds.isSwitchOff(board, at)).length

/** Met the moment they are all off, and met it stays (GG-RUL-76). */
export const switchesOff: OwnGoal<SwitchesOffGoal> = {
  id: 'switches-off',
  figures: 'none: all switches were off at the same time',
  read: () => ({ goal: 'switches-off' }),
  tell: () => said('goal.switches-off'),
  on: ['switchTurned', 'tallied'],
  tally: () => ALL_OFF,
  tallies: [ALL_OFF],
  count: (kit, board) => ({
    done: board.tally[ALL_OFF] === undefined ? offNow(kit, board) : kit.mission.switches.length,
    of: kit.mission.switches.length,
  }),
  met: (_kit, { tally }) => tally[ALL_OFF] !== undefined,
  progress: (kit, board) =>
    board.tally[ALL_OFF] === undefined ? share(offNow(kit, board), kit.mission.switches.length) : share(1, 1),
  after(kit, table, event) {
    if (event.type !== 'switchTurned' || table.board.tally[ALL_OFF] !== undefined) return
    if (offNow(kit, table.board) === kit.mission.switches.length)
      emit(kit, table, { type: 'tallied', what: ALL_OFF, count: 1 })
  },
  lint: ({ mission }) => [[mission.switches.length > 0, 'there are no switches']],
  wanted: {
    task: 'work',
    places({ mission, deeds }, board, into) {
      mission.switches.forEach(({ zone }, at) => {
        if (!deeds.isSwitchOff(board, at)) into.push(zone)
      })
    },
  },
}
