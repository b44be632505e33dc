import { isFault, type Json } from '@graveshift/kernel'
import { begin, gameOf, NEW_TABLE } from '../begin.ts'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { anything } from '../request-fields.ts'
import { OPENED } from '../standing.ts'

export const positionOp = op({
  fields: { position: anything, ...NEW_TABLE },
  hint: "the choices for a game go into 'position'",
  answer: OPENED,
  run(request, context) {
    const options = gameOf(request).readPosition(request.position as Json)
    if (isFault(options)) throw faulty(options)
    return begin(request, context, options)
  },
})
