import type { Json } from '@graveshift/kernel'
import { COUNT, eitherOf, listOf, mapOf, objectOf, TEXT } from '@graveshift/kernel/outward'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { anything, plainText } from '../request-fields.ts'

export const scriptOp = op({
  fields: { stream: plainText, results: anything },
  answer: objectOf({ coming: mapOf(listOf(eitherOf(TEXT, COUNT))) }),
  run(request, { tables }) {
    const { session } = tables.of(request)
    const fault = session.script(request.stream, request.results as Json)
    if (fault) throw faulty(fault)
    return { coming: session.coming() }
  },
})
