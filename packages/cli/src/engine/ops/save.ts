import { objectOf } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { op } from '../op.ts'
import { oneOf } from '../request-fields.ts'
import { part } from '../standing.ts'

export const saveOp = op({
  fields: { for: v.optional(oneOf(['host', 'players'])) },
  answer: objectOf({ record: part('record') }),
  run(request, { tables }) {
    const { session } = tables.of(request)
    return { record: session.record({ for: request.for ?? 'host' }) }
  },
})
