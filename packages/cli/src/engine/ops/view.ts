import type { Op } from '../op.ts'
import { viewerOf } from '../seat-of.ts'

export const viewOp: Op = (request, { tables }) => {
  const { session } = tables.of(request)
  return { seq: session.seq, horizon: session.horizon, ...session.view(viewerOf(request, session)) }
}
