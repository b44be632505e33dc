import { NONE } from '../../board.ts'
import { type Offer, offered } from '../../choices/may.ts'
import { emit } from '../../emit.ts'
import { hasZombies } from '../../horde.ts'
import { personAt } from '../../people.ts'
import { isWayOut } from '../judge.ts'
import type { MissionKit } from '../mission-game.ts'
import type { MissionSteps } from './steps.ts'

/** Out by the exit, with cards and companions (Z2-MIS-01). */
export const leaveOffer: Offer = {
  id: 'leave',
  yes(kit, table, { person }) {
    emit(kit, table, { type: 'left', person, with: kit.followers(table.board, person) })
  },
}

/** At the end of a turn in the exit zone, no zombie there (Z2-MIS-01). */
export const leaveSteps = (kit: MissionKit): MissionSteps<'leave'> => ({
  ask(table, { person }) {
    const { zone, seat } = personAt(table.board, person)
    if (zone === NONE || hasZombies(kit, table.board, zone)) return undefined
    if (isWayOut(kit, table.board, person, zone)) table.ask(offered(leaveOffer, seat, person))
    return 'end'
  },
  end: () => undefined,
})
