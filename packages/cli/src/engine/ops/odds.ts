import type { Op } from '../op.ts'

export const oddsOp: Op = (request, { tables }) => {
  const { session } = tables.of(request)
  return { odds: session.module.odds(session.options, session.state.board) }
}
