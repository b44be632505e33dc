import { isRefusal, type Json } from '@graveshift/kernel'
import { objectOf } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { refused } from '../complaint.ts'
import { op } from '../op.ts'
import { anything, count } from '../request-fields.ts'
import { meant } from '../seat-of.ts'
import { batchSaid, HAPPENED, STANDING, standing } from '../standing.ts'
import { readPick } from '../told.ts'

export const doOp = op({
  fields: {
    seat: v.optional(count),
    choice: v.optional(count),
    pick: anything,
    basis: v.optional(count),
  },
  answer: objectOf({ ...HAPPENED.always, ...STANDING.always }, { ...HAPPENED.maybe, ...STANDING.maybe }),
  run(request, { tables }) {
    const table = tables.of(request)
    const { session } = table
    if (request.basis !== undefined && request.basis !== session.seq)
      throw refused({ refused: 'stale-choice', rule: 'KERNEL' })
    const { seat: by, choice } = meant(request, session)
    const open = session.choices().find(({ id }) => id === choice)
    const done = session.do(by, choice, readPick(session, choice, request.pick as Json))
    if (isRefusal(done)) throw refused(done)
    return { ...batchSaid(table, done, open), ...standing(table) }
  },
})
