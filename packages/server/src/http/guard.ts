import type { FastifyInstance } from 'fastify'
import type { AllowOrigin } from '../identity/origins.ts'
import { Problem } from './problem.ts'

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only pages of this server may ask for a change: browsers say where a page is from, and let no page lie about it. */
export function guardOrigins(server: FastifyInstance, allow: AllowOrigin): void {
  server.addHook('onRequest', async (request) => {
    if (!CHANGES_NOTHING.has(request.method) && !allow(request.headers.origin))
      throw new Problem(403, 'wrong-origin')
  })
}
