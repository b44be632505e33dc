import { isFault } from '@graveshift/kernel'
import { begin, gameOf } from '../begin.ts'
import { faulty } from '../complaint.ts'
import type { Op } from '../op.ts'

export const positionOp: Op = (request, context) => {
  request.only('position', 'game', 'seed', 'script')
  const options = gameOf(request).readPosition(request.any('position'))
  if (isFault(options)) throw faulty(options)
  return begin(request, context, options)
}
