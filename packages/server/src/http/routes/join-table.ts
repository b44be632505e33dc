import type { PersonRole } from '@graveshift/table/room'
import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '../../identity/tokens.ts'
import type { Service } from '../../service.ts'
import type { Access } from '../access.ts'
import { written } from '../answers.ts'
import { read } from '../body.ts'
import { Problem } from '../problem.ts'
import { joinSchema, keySchema, roomSchema } from '../schemas.ts'

const ROLES: ReadonlyMap<string, PersonRole> = new Map([
  ['invite', 'player'],
  ['watch', 'spectator'],
])

/** Coming to a table by an invitation, or back to it by one's own link. */
export function joinTable(server: FastifyInstance, service: Service, access: Access): void {
  const { host, store, key, sessions } = service

  // Whose table it is, before one says who one is: nothing is written, and no cookie is given.
  server.post('/api/tables/:room/about', async (request) => {
    const { room } = read(roomSchema, request.params)
    const { key: shown } = read(keySchema, request.body)
    if (!ROLES.has((await access.open(request, room, shown)).kind)) throw new Problem(403, 'wrong-key')
    return host.look(room, ({ title, phase, host: first, people }) => ({
      title,
      phase,
      host: people.get(first)?.name ?? '',
    }))
  })

  server.post('/api/tables/:room/join', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    const { key: shown, id, name, language } = read(joinSchema, request.body)
    const role = ROLES.get((await access.open(request, room, shown)).kind)
    if (role === undefined) throw new Problem(403, 'wrong-key')
    const session = sessions.take(request, reply)
    const seat = key.token('seat', room, id)
    // Asked before: the same person, also for a browser whose cookie got lost with the first answer.
    const again = await store.claim(room, hashOfToken(seat), session)
    if (again !== undefined) return { room, person: again, keys: { seat } }
    const here = await alreadyHere(room, session, role)
    if (here !== undefined) return { room, person: here, keys: {} }
    const answer = await host.join(room, {
      // The log is for everybody, and the id stands for this person's key: it is not told.
      id: key.token('entry', room, id),
      name,
      language,
      role,
      also: (person) => ({
        keysAdded: [{ hash: hashOfToken(seat), kind: 'seat', person }],
        bound: [{ session, person }],
      }),
    })
    const { by } = written(answer)
    // Two requests with one id may have come at once, with different cookies.
    if ((await store.person(room, session)) !== by) await store.claim(room, hashOfToken(seat), session)
    return { room, person: by, keys: { seat } }
  })

  server.post('/api/tables/:room/return', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    const { key: shown } = read(keySchema, request.body)
    const { kind } = await access.open(request, room, shown)
    if (kind !== 'seat') throw new Problem(403, 'wrong-key')
    const person = await store.claim(room, hashOfToken(shown), sessions.take(request, reply))
    if (person === undefined) throw new Problem(403, 'wrong-key')
    return { room, person }
  })

  /** An invitation opened twice in one browser is no second person; a spectator may become a player by one. */
  async function alreadyHere(room: string, session: string, role: PersonRole): Promise<string | undefined> {
    const person = await store.person(room, session)
    if (person === undefined) return undefined
    const known = await host.look(room, ({ people }) => people.get(person))
    if (known === undefined || known.gone !== undefined) return undefined
    return known.role === role || known.role === 'player' ? person : undefined
  }
}
