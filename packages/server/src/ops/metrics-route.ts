import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSame } from '../identity/tokens.ts'
import type { Service } from '../service.ts'

/** Routes of our own; all else are files of the client, too many to count each, and with other names in every build. */
const OURS = /^\/(api|admin|metrics|healthz|readyz|\.well-known)(\/|$)/

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Figures for Prometheus: with the token, or from this computer itself and not through a proxy on it. */
export function registerMetrics(server: FastifyInstance, service: Service): void {
  const { settings, metrics } = service

  server.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions
    const route = url === undefined ? 'none' : OURS.test(url) ? url : 'client'
    metrics.requested(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    request.log.debug({ method: request.method, route, status: reply.statusCode }, 'answered')
  })

  const isAllowed = ({ raw, headers }: FastifyRequest): boolean => {
    if (settings.metricsToken !== undefined)
      return isSame(headers.authorization ?? '', `Bearer ${settings.metricsToken}`)
    return HERE.has(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
  }

  server.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) return reply.code(403).send({ error: 'not-allowed' })
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}
