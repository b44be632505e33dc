import { isRefusal } from '@graveshift/kernel'
import { COUNT, objectOf, SEAT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { refused } from '../complaint.ts'
import { op } from '../op.ts'
import { count } from '../request-fields.ts'
import { maybeSeat } from '../seat-of.ts'
import { batchSaid, STANDING, standing } from '../standing.ts'

export const undoOp = op({
  fields: { seat: v.optional(count), to: v.optional(count) },
  answer: objectOf({ undo: COUNT, ...STANDING.always }, { by: SEAT, ...STANDING.maybe }),
  run(request, { tables }) {
    const table = tables.of(request)
    const { to } = request
    const by = maybeSeat(request.seat, table.session)
    const done = table.session.undo({
      ...(to === undefined ? {} : { to }),
      ...(by === undefined ? {} : { seat: by }),
    })
    if (isRefusal(done)) throw refused(done)
    return { ...batchSaid(table, done), ...standing(table) }
  },
})
