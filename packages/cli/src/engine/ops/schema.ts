import { ANYTHING, objectOf } from '@graveshift/kernel/outward'
import { op } from '../op.ts'

export const schemaOp = op({
  fields: {},
  answer: objectOf({ schema: ANYTHING }),
  run: (_request, { schema }) => ({ schema: schema() }),
})
