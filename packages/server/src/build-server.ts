import { readFileSync } from 'node:fs'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { landingPage } from './landing-page.ts'
import { chooseLanguage } from './language.ts'

const asset = (name: string): string => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8')

export const buildServer = async (): Promise<FastifyInstance> => {
  const server = Fastify({ forceCloseConnections: 'idle' })

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Left to whoever puts TLS in front: a table on localhost or a home network has plain HTTP.
    strictTransportSecurity: false,
  })

  const style = asset('landing.css')
  const icon = asset('icon.svg')

  server.get<{ Querystring: { lang?: string | string[] } }>('/', (request, reply) => {
    const language = chooseLanguage([request.query.lang ?? []].flat()[0], request.headers['accept-language'])
    return reply
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('vary', 'accept-language')
      .send(landingPage(language))
  })
  server.get('/landing.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  server.get('/icon.svg', (_, reply) => reply.type('image/svg+xml').send(icon))
  server.get('/healthz', () => ({ status: 'ok' }))
  return server
}
