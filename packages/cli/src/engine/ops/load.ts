import { toldAs } from '../begin.ts'
import { loadInto } from '../load-into.ts'
import { op } from '../op.ts'
import { anything } from '../request-fields.ts'
import { OPENED, opened } from '../standing.ts'

export const loadOp = op({
  fields: { record: anything },
  answer: OPENED,
  run(request, context) {
    const name = context.tables.nameFor(request.table)
    const session = loadInto(request.record, context)
    return opened({ name, session, ...toldAs(request) }, context.tables)
  },
})
