import { skillsOffered } from '../experience.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import type { ZonesSteps } from './steps.ts'

/** A level was reached: one of its skills (Z2-ADR-05). */
export const levelSteps = (kit: Kit): ZonesSteps<'level'> => ({
  offer(table, { person, level }) {
    const offer = skillsOffered(kit, table.board, person, level)
    if (offer.length > 0)
      table.ask({ kind: 'skill', seat: personAt(table.board, person).seat, person, offer })
    return 'end'
  },
  end: () => undefined,
})
