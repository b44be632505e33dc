import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/** Files with a hash in their name never change; everything else is asked for anew, and answered with 304 if equal. */
const cacheControl = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The server of one built client. */
export const buildServer = async (clientFolder: string): Promise<FastifyInstance> => {
  const server = Fastify({ forceCloseConnections: 'idle' })

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Left to whoever puts TLS in front: a table on localhost or a home network has plain HTTP.
    strictTransportSecurity: false,
  })

  server.get('/healthz', () => ({ status: 'ok' }))

  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheControl(path)),
  })

  // The client's places are behind '#', but a link without it, or from a later client, must not lead to an error page.
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    return wantsPage
      ? reply.sendFile('index.html')
      : reply.code(404).send({ error: 'not-found', path: request.url })
  })
  return server
}
