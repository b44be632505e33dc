import { ANYTHING, COUNT, objectOf, TEXT } from '@graveshift/kernel/outward'
import { op } from '../op.ts'

export const stateOp = op({
  fields: {},
  // What the rules keep inside is told as it is: nothing about it is promised.
  answer: objectOf({ seq: COUNT, hash: TEXT, state: objectOf({ board: ANYTHING, control: ANYTHING }) }),
  run(request, { tables }) {
    const { session } = tables.of(request)
    return { seq: session.seq, hash: session.hash, state: session.state }
  },
})
