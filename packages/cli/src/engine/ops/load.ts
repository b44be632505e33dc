import { isFault } from '@graveshift/kernel'
import { cutRecord, readRecord } from '@graveshift/table'
import * as v from 'valibot'
import { toldAs } from '../begin.ts'
import { badRequest, faulty } from '../complaint.ts'
import { loadInto } from '../load-into.ts'
import { op } from '../op.ts'
import { anything, count } from '../request-fields.ts'
import { OPENED, opened } from '../standing.ts'

/** A game up to before one of its batches, to be played on with other luck. */
function upTo(raw: unknown, before: number): unknown {
  const record = readRecord(raw)
  if (isFault(record)) throw faulty(record)
  const most = record.batches.length
  if (before < 1 || before > most) throw badRequest(`'before' must be from 1 to ${most}`)
  return cutRecord(record, before - 1)
}

export const loadOp = op({
  fields: { record: anything, before: v.optional(count) },
  answer: OPENED,
  run(request, context) {
    const { before, record } = request
    const name = context.tables.nameFor(request.table)
    const session = loadInto(before === undefined ? record : upTo(record, before), context)
    return opened({ name, session, ...toldAs(request) }, context.tables)
  },
})
