import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { LONGEST_MESSAGE } from '@graveshift/table/wire'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'

export interface ServerSetting {
  /** Where the built client lies. */
  readonly clientFolder: string
  /** The address people type, if it is known. */
  readonly publicUrl?: URL | undefined
  readonly log?: Logger
  readonly patience?: Patience
}

/** How long a request is waited for, in ms: its head, all of it, and how often that is looked at. */
interface Patience {
  readonly head: number
  readonly whole: number
  readonly looks: number
}

const PATIENCE: Patience = { head: 10_000, whole: 15_000, looks: 2_000 }

/** Files with a hash in their name never change; everything else is asked for anew, and answered with 304 if equal. */
const cacheControl = (path: string): string =>
  /[\\/](?:assets|releases)[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Older browsers do not count a WebSocket to the same host as the same place. */
const socketsOf = (publicUrl: URL | undefined): string[] =>
  publicUrl ? [publicUrl.origin.replace(/^http/, 'ws')] : []

/** The server of one built client. What else it does is registered on it. */
export const buildServer = async ({
  clientFolder,
  publicUrl,
  log,
  patience = PATIENCE,
}: ServerSetting): Promise<FastifyInstance> => {
  const server = Fastify({
    forceCloseConnections: 'idle',
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: patience.whole,
    // Whoever has nothing to ask for the moment comes back by another connection.
    keepAliveTimeout: patience.head,
    // Nothing that is registered here waits for anybody: a machine that sleeps in mid-start is no reason to give up.
    pluginTimeout: 0,
    // Whoever sends his headers drop by drop is not waited for.
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.looks },
    routerOptions: { maxParamLength: 64 },
    // Told by the metrics' own hook, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    ...(log ? { loggerInstance: log as FastifyBaseLogger } : {}),
  })

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...socketsOf(publicUrl)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Left to whoever puts TLS in front: a table on localhost or a home network has plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })

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
    return wantsPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not-found' })
  })
  return server
}
