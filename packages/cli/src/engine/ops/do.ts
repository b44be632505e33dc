import { isRefusal } from '@graveshift/kernel'
import { refused } from '../complaint.ts'
import type { Op } from '../op.ts'
import { meant } from '../seat-of.ts'
import { batchSaid, standing } from '../standing.ts'

export const doOp: Op = (request, { tables }) => {
  const table = tables.of(request)
  const { session } = table
  const basis = request.count('basis')
  if (basis !== undefined && basis !== session.seq) throw refused({ refused: 'stale-choice', rule: 'KERNEL' })
  const { seat, choice } = meant(request, session)
  const done = session.do(seat, choice, request.any('pick'))
  if (isRefusal(done)) throw refused(done)
  return { ...batchSaid(done), ...standing(table) }
}
