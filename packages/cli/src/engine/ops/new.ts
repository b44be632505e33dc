import { isFault } from '@graveshift/kernel'
import { begin, gameOf } from '../begin.ts'
import { faulty } from '../complaint.ts'
import type { Op } from '../op.ts'

export const newOp: Op = (request, context) => {
  request.only('options', 'game', 'seed', 'script')
  const options = gameOf(request).readOptions(request.has('options') ? request.object('options') : {})
  if (isFault(options)) throw faulty(options)
  return begin(request, context, options)
}
