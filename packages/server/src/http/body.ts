import { isFault } from '@graveshift/kernel'
import { parsePlain } from '@graveshift/table'
import { isTooDeep, LONGEST_MESSAGE } from '@graveshift/table/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Problem } from './problem.ts'

/** Bodies are looked at as messages of a socket are: their size and depth before anything is built of them. */
export function readBodies(server: FastifyInstance, longest = LONGEST_MESSAGE): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longest },
    (_request, text, done) => {
      if (text === '') return done(null, undefined)
      if (isTooDeep(String(text))) return done(new Problem(400, 'too-deep'))
      const read = parsePlain(String(text), longest)
      if (isFault(read)) return done(new Problem(400, read.fault))
      done(null, read.plain)
    },
  )
}

/** The body in the form a route wants, or an answer that says no. */
export function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body ?? {})
  if (result.success) return result.output
  const field = result.issues[0].path?.map(({ key }) => String(key)).join('.')
  throw new Problem(400, 'bad-request', field === undefined ? {} : { field })
}
