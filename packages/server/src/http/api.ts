import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { dailyRoutes } from '../daily/routes.ts'
import type { Service } from '../service.ts'
import type { Access } from './access.ts'
import { readBodies } from './body.ts'
import { guardOrigins } from './guard.ts'
import { Problem } from './problem.ts'
import { joinTable } from './routes/join-table.ts'
import { keepTable } from './routes/keep-table.ts'
import { openTable } from './routes/open-table.ts'
import { recordRoute } from './routes/record.ts'

/** Everything a page asks for by HTTP. */
export async function registerApi(server: FastifyInstance, service: Service, access: Access): Promise<void> {
  await server.register(async (api) => {
    readBodies(api)
    await api.register(rateLimit, {
      max: service.settings.requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => service.addressOf(request.raw),
      errorResponseBuilder: (_request, { ttl }) => {
        service.metrics.limited('requests')
        return new Problem(429, 'too-many-requests', { retryAfter: Math.ceil(ttl / 1000) })
      },
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    })
    guardOrigins(api, service.allowOrigin)
    openTable(api, service)
    joinTable(api, service, access)
    keepTable(api, service, access)
    recordRoute(api, service, access)
    await dailyRoutes(api, service)
  })
}
