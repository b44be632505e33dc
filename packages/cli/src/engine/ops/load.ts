import { toldAs } from '../begin.ts'
import { loadInto } from '../load-into.ts'
import type { Op } from '../op.ts'
import { opened } from '../standing.ts'

export const loadOp: Op = (request, context) => {
  const name = context.tables.nameFor(request)
  return opened({ name, session: loadInto(request, context), ...toldAs(request) }, context.tables)
}
