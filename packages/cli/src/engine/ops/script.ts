import { faulty } from '../complaint.ts'
import type { Op } from '../op.ts'

export const scriptOp: Op = (request, { tables }) => {
  const { session } = tables.of(request)
  const fault = session.script(request.text('stream'), request.any('results'))
  if (fault) throw faulty(fault)
  return { coming: session.coming() }
}
