import { Damaged, OtherRules } from '@graveshift/table/room'
import { StorageFull, StoreError } from '@graveshift/table/store'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const KEYS: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'bad-request',
  429: 'too-many-requests',
  503: 'closing',
}

/** Whatever goes wrong is answered by a key; what is our fault is logged, and nothing of it is shown. */
export function answerErrors(server: FastifyInstance, onStoreError: (error: StoreError) => void): void {
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) {
      const { retryAfter } = error.more
      if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
      return reply.code(error.status).send({ error: error.key, ...error.more })
    }
    if (error instanceof StoreError) {
      onStoreError(error)
      return reply.code(503).send({ error: error instanceof StorageFull ? 'storage-full' : 'table-away' })
    }
    if (error instanceof Damaged)
      return reply.code(409).send({ error: error instanceof OtherRules ? 'other-rules' : 'damaged-table' })
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500)
      return reply.code(status).send({ error: KEYS[status] ?? 'bad-request' })
    if (status === 503) return reply.code(503).send({ error: 'closing' })
    const { method } = request
    request.log.error({ err: error, method, route: request.routeOptions.url }, 'a request failed')
    return reply.code(500).send({ error: 'fault' })
  })
}
