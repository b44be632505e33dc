import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@graveshift/games'
import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.ts'

const POLICY = '/.well-known/security-policy.md'
const DAY = 24 * 60 * 60 * 1000

/** Where to report a weakness, and what then happens (RFC 9116). */
export function registerSecurity(server: FastifyInstance, { settings }: Service): void {
  const policy = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8')
  const here = () => `http://localhost:${server.addresses()[0]?.port ?? settings.port}`
  const place = (path: string) => `${settings.publicUrl?.origin ?? here()}${path}`

  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Date.now() + 300 * DAY).toISOString().replace(/\.\d+Z$/, 'Z')
    const lines = [
      `Contact: ${settings.securityContact ?? place(POLICY)}`,
      `Expires: ${expires}`,
      `Policy: ${place(POLICY)}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  server.get(POLICY, (_request, reply) => reply.type('text/markdown; charset=utf-8').send(policy))
}
