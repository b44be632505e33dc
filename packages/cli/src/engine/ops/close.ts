import type { Op } from '../op.ts'

export const closeOp: Op = (request, { tables }) => {
  const table = tables.of(request)
  tables.close(table)
  return { closed: table.name }
}
