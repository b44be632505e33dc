import type { FastifyReply, FastifyRequest } from 'fastify'
import { freshToken, hashOfToken, isToken } from './tokens.ts'

/** As long as browsers keep a cookie at most. */
const MAX_AGE = 400 * 24 * 60 * 60

export function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return cookies
}

/** A browser is known by a random cookie, and only the hash of that is ever kept. */
export class Sessions {
  readonly #name: string
  readonly #rest: string

  constructor(secure: boolean) {
    // Browsers take a __Host- cookie from this very host only, and over TLS only.
    this.#name = secure ? '__Host-graveshift' : 'graveshift'
    this.#rest = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  /** The hash of the session that a request comes with. */
  find(request: FastifyRequest): string | undefined {
    const token = this.#tokenOf(request)
    return token === undefined ? undefined : hashOfToken(token)
  }

  /** The same, making one if there is none, and renewing the cookie. */
  take(request: FastifyRequest, reply: FastifyReply): string {
    const token = this.#tokenOf(request) ?? freshToken()
    reply.header('set-cookie', `${this.#name}=${token}; Max-Age=${MAX_AGE}; ${this.#rest}`)
    return hashOfToken(token)
  }

  #tokenOf(request: FastifyRequest): string | undefined {
    const token = cookiesOf(request.headers.cookie).get(this.#name)
    return token !== undefined && isToken(token) ? token : undefined
  }
}
