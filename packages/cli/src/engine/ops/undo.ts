import { isRefusal } from '@graveshift/kernel'
import { refused } from '../complaint.ts'
import type { Op } from '../op.ts'
import { seatOf } from '../seat-of.ts'
import { batchSaid, standing } from '../standing.ts'

export const undoOp: Op = (request, { tables }) => {
  const table = tables.of(request)
  const to = request.count('to')
  const seat = request.has('seat') ? seatOf(request.any('seat'), table.session) : undefined
  const done = table.session.undo({
    ...(to === undefined ? {} : { to }),
    ...(seat === undefined ? {} : { seat }),
  })
  if (isRefusal(done)) throw refused(done)
  return { ...batchSaid(done), ...standing(table) }
}
