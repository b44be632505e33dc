import type { Op } from '../op.ts'

export const saveOp: Op = (request, { tables }) => {
  const { session } = tables.of(request)
  return { record: session.record({ for: request.one('for', ['host', 'players']) ?? 'host' }) }
}
