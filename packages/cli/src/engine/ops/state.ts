import type { Op } from '../op.ts'

export const stateOp: Op = (request, { tables }) => {
  const { session } = tables.of(request)
  return { seq: session.seq, hash: session.hash, state: session.state }
}
