import { objectOf, TEXT } from '@graveshift/kernel/outward'
import { op } from '../op.ts'

export const closeOp = op({
  fields: {},
  answer: objectOf({ closed: TEXT }),
  run(request, { tables }) {
    const table = tables.of(request)
    tables.close(table)
    return { closed: table.name }
  },
})
