import { DEAD_KEY } from '@graveshift/table/host'
import type { KeyRow } from '@graveshift/table/store'
import type { FastifyRequest } from 'fastify'
import { hashOfToken } from '../identity/tokens.ts'
import { Throttle } from '../limits/throttle.ts'
import type { Service } from '../service.ts'
import { Problem, tooMany } from './problem.ts'

const MINUTE = 60_000

/** Who may come in: by a key, or because the browser is known at the table. */
export class Access {
  readonly #service: Service
  readonly #wrong: Throttle

  constructor(service: Service) {
    this.#service = service
    this.#wrong = new Throttle(service.settings.wrongKeysPerMinute, MINUTE, () => performance.now())
  }

  /** What a key opens. Whoever guesses has to wait, and is not told whether there is such a table. */
  async open(request: FastifyRequest, room: string, key: string): Promise<KeyRow> {
    const address = this.#service.addressOf(request.raw)
    const wait = this.#wrong.wait(address)
    if (wait > 0) {
      this.#service.metrics.limited('wrong-keys')
      throw tooMany(wait)
    }
    const row = await this.#service.store.key(room, hashOfToken(key))
    // Only who once had it knows it: it is told from one that never was.
    if (row?.kind === DEAD_KEY) throw new Problem(403, 'dead-key')
    if (row) return row
    this.#wrong.count(address)
    this.#service.metrics.limited('wrong-key')
    throw new Problem(403, 'wrong-key')
  }

  /** A secret that is no key of a table, with the same patience for mistakes. */
  proof(request: FastifyRequest, isRight: boolean): void {
    const address = this.#service.addressOf(request.raw)
    const wait = this.#wrong.wait(address)
    if (wait > 0) throw tooMany(wait)
    if (isRight) return
    this.#wrong.count(address)
    throw new Problem(403, 'wrong-key')
  }

  /** Who this browser is at the table. */
  async person(request: FastifyRequest, room: string): Promise<{ session: string; person: string }> {
    const session = this.#service.sessions.find(request)
    const person = session === undefined ? undefined : await this.#service.store.person(room, session)
    if (session === undefined || person === undefined) throw new Problem(403, 'not-here')
    return { session, person }
  }
}
