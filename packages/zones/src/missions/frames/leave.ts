import { NONE } from '../../board.ts'
import { hasZombies } from '../../horde.ts'
import { personAt } from '../../people.ts'
import { mayLeave } from '../judge.ts'
import type { MissionKit } from '../mission-game.ts'
import type { MissionSteps } from './steps.ts'

/** At the end of a turn in the exit zone, no zombie there (Z2-MIS-01). */
export const leaveSteps = (kit: MissionKit): MissionSteps<'leave'> => ({
  ask(table, { person }) {
    const { zone, seat } = personAt(table.board, person)
    if (zone === NONE || zone !== kit.mission.exit || hasZombies(kit, table.board, zone)) return undefined
    for (const { kind, data } of kit.goals)
      if (kind.mayGo?.(table.board, person, data) === false) return undefined
    if (mayLeave(kit, table.board))
      table.ask({ kind: 'may', what: 'leave', seat, person, other: NONE, card: '' })
    return 'end'
  },
  end: () => undefined,
})
