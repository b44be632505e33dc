import type { FastifyInstance } from 'fastify'
import type { Service } from '../../service.ts'
import { read } from '../body.ts'
import type { Doors } from '../doors.ts'
import { Problem } from '../problem.ts'
import { playedAt } from '../record.ts'
import { recordSchema, roomSchema } from '../schemas.ts'

/** A table's last game as a file: a finished one for all who may see the table, a running one for its host. */
export function recordRoute(server: FastifyInstance, service: Service, doors: Doors): void {
  const { host, store } = service

  server.post('/api/tables/:room/record', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    const { key } = read(recordSchema, request.body)
    const person = key === undefined ? (await doors.person(request, room)).person : undefined
    if (key !== undefined) await doors.open(request, room, key)
    const played = await playedAt(store, room)
    if (!played) throw new Problem(409, 'no-game')
    if (!played.over) {
      const leader = await host.look(room, (it) => it.host)
      if (person === undefined || person !== leader) throw new Problem(409, 'game-goes-on')
    }
    reply.header('cache-control', 'no-store')
    return played.record
  })
}
