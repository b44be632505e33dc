import { isFault, type Json } from '@graveshift/kernel'
import { objectOf } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { outwardOf } from '../../games.ts'
import { gameOf } from '../begin.ts'
import { complain, faulty } from '../complaint.ts'
import { type Context, op } from '../op.ts'
import { object, plainText } from '../request-fields.ts'
import { part } from '../standing.ts'

interface Wanted {
  readonly game?: string | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
  readonly table?: string | undefined
}

/** The game of an open table as it stands, or one that has not begun as it would be laid out. */
function wanted(request: Wanted, { tables }: Context) {
  if (request.game === undefined && request.options === undefined) {
    const { module, options, state } = tables.of(request).session
    return { module, options, board: state.board }
  }
  const module = gameOf(request)
  const options = module.readOptions((request.options ?? {}) as Json)
  if (isFault(options)) throw faulty(options)
  return { module, options, board: module.rulesFor(options).begin(options).board }
}

export const boardOp = op({
  fields: { game: v.optional(plainText), options: v.optional(object) },
  answer: objectOf({ board: part('board') }),
  run(request, context) {
    const { module, options, board } = wanted(request, context)
    const told = outwardOf(module).board?.(options, board)
    if (told === undefined) throw complain('no-board', { game: module.id })
    return { board: told }
  },
})
