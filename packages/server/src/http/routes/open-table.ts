import { isFault } from '@graveshift/kernel'
import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '../../identity/tokens.ts'
import { Throttle } from '../../limits/throttle.ts'
import type { Service } from '../../service.ts'
import { read } from '../body.ts'
import { Problem, tooMany } from '../problem.ts'
import { openSchema } from '../schemas.ts'

const HOUR = 3_600_000
/** So long a count of tables is believed. */
const COUNTED_MS = 10_000

/**
 * A new table. Everything about it is made of the id that came with the request and the server's key: asked again with
 * the same id, even by a browser whose cookie got lost with the first answer, it is the same table with the same keys.
 */
export function openTable(server: FastifyInstance, service: Service): void {
  const { settings, host, store, key, sessions, metrics } = service
  const opened = new Throttle(settings.tablesPerHour, HOUR, () => performance.now())
  const fullness = new Fullness(service)

  server.post('/api/tables', async (request, reply) => {
    const { id, game, campaign, options = {}, name, language, title = name } = read(openSchema, request.body)
    const room = key.token('room', id)
    const keys = {
      invite: key.token('invite', room, id),
      watch: key.token('watch', room, id),
      seat: key.token('seat', room, id),
    }
    const session = sessions.take(request, reply)
    const again = await store.claim(room, hashOfToken(keys.seat), session)
    if (again !== undefined) return { room, person: again, keys }

    const address = service.addressOf(request.raw)
    const wait = opened.wait(address)
    if (wait > 0) {
      metrics.limited('tables')
      throw tooMany(wait)
    }
    if (await fullness.isReached()) throw new Problem(503, 'server-full')
    const person = key.derive('person', room, id).subarray(0, 6).toString('base64url')
    const made = await host.create({
      game,
      campaign,
      title,
      options,
      name,
      language,
      room,
      person,
      also: () => ({
        keysAdded: [
          { hash: hashOfToken(keys.invite), kind: 'invite' },
          { hash: hashOfToken(keys.watch), kind: 'watch' },
          { hash: hashOfToken(keys.seat), kind: 'seat', person },
        ],
        bound: [{ session, person }],
      }),
    })
    if (isFault(made)) {
      if (made.fault === 'exists') throw new Problem(409, 'id-used')
      throw new Problem(400, made.fault, { message: made.message })
    }
    opened.count(address)
    fullness.oneMore()
    service.log.info({ room, game }, 'a table was opened')
    return reply.code(201).send({ room, person, keys })
  })
}

/** How many tables there are, without counting them each time. */
class Fullness {
  readonly #service: Service
  #counted = 0
  #until = 0

  constructor(service: Service) {
    this.#service = service
  }

  async isReached(): Promise<boolean> {
    const { store, settings } = this.#service
    if (performance.now() >= this.#until) {
      this.#counted = (await store.counts()).rooms
      this.#until = performance.now() + COUNTED_MS
    }
    return this.#counted >= settings.mostTables
  }

  oneMore(): void {
    this.#counted++
  }
}
