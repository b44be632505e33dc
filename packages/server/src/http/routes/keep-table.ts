import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '../../identity/tokens.ts'
import type { Service } from '../../service.ts'
import type { Access } from '../access.ts'
import { written } from '../answers.ts'
import { read } from '../body.ts'
import { Problem } from '../problem.ts'
import { nothingSchema, rekeySchema, removeSchema, roomSchema } from '../schemas.ts'
import { isSetAside, lookOrRead } from '../set-aside.ts'

/** What people at a table do beside the game: new links, tickets for a socket, the list of their tables, the end. */
export function keepTable(server: FastifyInstance, service: Service, access: Access): void {
  const { host, store, key, sessions, tickets } = service

  server.get('/api/tables', async (request, reply) => {
    const session = sessions.find(request)
    const rows = session === undefined ? [] : await store.tablesOf(session)
    reply.header('cache-control', 'no-store')
    return rows.map(({ room, person, title, phase, awaited, updated }) => {
      return { room, person, title, phase, awaited, updated }
    })
  })

  server.post('/api/tables/:room/ticket', async (request) => {
    const { room } = read(roomSchema, request.params)
    read(nothingSchema, request.body)
    const { session, person } = await access.person(request, room)
    return { ticket: tickets.make({ room, person, session }, Date.now()) }
  })

  server.post('/api/tables/:room/keys', async (request) => {
    const { room } = read(roomSchema, request.params)
    const { kind, person, id } = read(rekeySchema, request.body)
    const { session, person: by } = await access.person(request, room)
    const fresh = key.token('rekey', room, by, kind, id)
    const whose = kind === 'seat' ? { person: person ?? by } : {}
    // All devices of that person go; the one that asks for a new link of its own stays.
    const bound = whose.person === by ? [{ session, person: by }] : []
    const answer = await host.submit(room, {
      id: key.token('entry', room, by, id),
      by,
      basis: -1,
      command: { kind: 'rekey', what: kind, ...whose },
      also: { keysAdded: [{ hash: hashOfToken(fresh), kind, ...whose }], bound },
    })
    if (written(answer).by !== by) throw new Problem(409, 'id-used')
    return { key: fresh }
  })

  server.delete('/api/tables/:room', async (request) => {
    const { room } = read(roomSchema, request.params)
    const { id } = read(removeSchema, request.body)
    const { person: by } = await access.person(request, room)
    const found = await lookOrRead(service, room, (it) => ({ host: it.host, isOpen: it.phase !== 'closed' }))
    if (found?.host !== by) throw new Problem(403, 'host-decides')
    // Told to everybody at the table, on every server, before it is gone; a table set aside has nobody at it.
    if (!isSetAside(found) && found.isOpen)
      written(await host.submit(room, { id, by, basis: -1, command: { kind: 'close' } }))
    await store.remove(room)
    await host.forget(room)
    service.log.info({ room }, 'a table was removed by its host')
    return { removed: room }
  })
}
