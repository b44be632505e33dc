import { isFault, type Json } from '@graveshift/kernel'
import * as v from 'valibot'
import { begin, gameOf, NEW_TABLE } from '../begin.ts'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { object } from '../request-fields.ts'
import { OPENED } from '../standing.ts'

export const newOp = op({
  fields: { options: v.optional(object), ...NEW_TABLE },
  hint: "the choices for a game go into 'options'",
  answer: OPENED,
  run(request, context) {
    const options = gameOf(request).readOptions((request.options ?? {}) as Json)
    if (isFault(options)) throw faulty(options)
    return begin(request, context, options)
  },
})
