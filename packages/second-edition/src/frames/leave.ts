import { hasZombies, NONE, personAt } from '@graveshift/zones'
import { mayLeave } from '../missions/judge.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

/** At the end of a turn in the exit zone, no zombie there (Z2-MIS-01). */
export const leaveSteps = (kit: SecondKit): Steps<'leave'> => ({
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
