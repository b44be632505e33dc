import { loadInto } from '../load-into.ts'
import type { Op } from '../op.ts'

export const replayOp: Op = (request, context) => {
  const session = request.has('record') ? loadInto(request, context) : context.tables.of(request).session
  const lines = session.told(request.count('from') ?? 0).map(({ seq, seat, telling }) => ({
    seq,
    seat,
    text: context.words.tell(telling),
    ...telling,
  }))
  return { lines, outcome: session.outcome }
}
