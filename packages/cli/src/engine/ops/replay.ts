import { ANYTHING, COUNT, listOf, mapOf, objectOf, SEAT, TEXT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { loadInto } from '../load-into.ts'
import { op } from '../op.ts'
import { anything, count } from '../request-fields.ts'
import { OUTCOME } from '../standing.ts'

export const replayOp = op({
  fields: { record: v.optional(anything), from: v.optional(count) },
  answer: objectOf(
    {
      lines: listOf(objectOf({ seq: COUNT, text: TEXT, word: TEXT }, { seat: SEAT, with: mapOf(ANYTHING) })),
    },
    { outcome: OUTCOME },
  ),
  run(request, context) {
    const session =
      request.record === undefined ? context.tables.of(request).session : loadInto(request.record, context)
    const lines = session.told(request.from ?? 0).map(({ seq, seat, telling }) => ({
      seq,
      seat,
      text: context.words.tell(telling),
      ...telling,
    }))
    return { lines, outcome: session.outcome }
  },
})
