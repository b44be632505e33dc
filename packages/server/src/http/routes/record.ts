import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RecordSigner } from '../../identity/record-signer.ts'
import { isSame } from '../../identity/tokens.ts'
import type { Service } from '../../service.ts'
import type { Access } from '../access.ts'
import { Archive } from '../archive.ts'
import { read } from '../body.ts'
import { Problem } from '../problem.ts'
import type { RecordTask } from '../record.ts'
import { campaignSchema, nothingSchema, recordSchema, roomSchema } from '../schemas.ts'
import { isSetAside, lookOrRead } from '../set-aside.ts'

/** So many letters of a replay's key are its secret; the rest says which game. */
const SECRET = 22

/** Games of a table as files: finished ones for all who may see the table or were given that game, a running one for its host. */
export function recordRoute(server: FastifyInstance, service: Service, access: Access): void {
  const { host, key, settings } = service
  const signer = new RecordSigner(key)
  const archive = new Archive(service)
  // Made of the server's key: it need not be kept, and opens one game that is over, whatever comes after it.
  const replayKey = (room: string, round: number) => `${key.token('replay', room, String(round))}${round}`

  server.get('/.well-known/graveshift-key.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(signer.publicKey),
  )

  server.post('/api/tables/:room/record', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    const { key: shown } = read(recordSchema, request.body)
    const { person, round } = await whoAsks(request, room, shown)
    return handOut(reply, room, person, round === undefined ? {} : { round })
  })

  // All games of a campaign in one file; a key of one of them is none of the table's.
  server.post('/api/tables/:room/campaign', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    const { key: shown } = read(campaignSchema, request.body)
    const { person } = await whoAsks(request, room, shown)
    return handOut(reply, room, person, { whole: true })
  })

  async function handOut(
    reply: FastifyReply,
    room: string,
    person: string | undefined,
    wanted: Omit<RecordTask, 'bodies'>,
  ): Promise<FastifyReply> {
    const played = await archive.played(room, wanted)
    if (!played.over) {
      const leader = await host.look(room, (it) => it.host)
      if (person === undefined || person !== leader) throw new Problem(409, 'game-goes-on')
    }
    reply.header('cache-control', 'no-store')
    const signed = signer.sign(settings.publicUrl?.origin ?? '', played.seal)
    // Made elsewhere as text, so that nothing large is put together here: the signature goes in at its end.
    const text = `${played.text.slice(0, -1)},"signed":${JSON.stringify(signed)}}`
    return reply.type('application/json; charset=utf-8').send(text)
  }

  server.post('/api/tables/:room/log', async (request, reply) => {
    const { room } = read(roomSchema, request.params)
    read(nothingSchema, request.body)
    const { person } = await access.person(request, room)
    const found = await lookOrRead(service, room, (it) => ({ host: it.host }))
    if (found?.host !== person) throw new Problem(403, 'host-decides')
    // What is going on as it should is handed out as a game, without what nobody may see yet.
    if (!isSetAside(found)) throw new Problem(409, 'not-set-aside')
    reply.header('cache-control', 'no-store')
    return { log: found.log }
  })

  server.post('/api/tables/:room/replay', async (request) => {
    const { room } = read(roomSchema, request.params)
    read(nothingSchema, request.body)
    await access.person(request, room)
    const played = await archive.played(room)
    if (!played.over) throw new Problem(409, 'game-goes-on')
    return { key: replayKey(room, played.round), round: played.round }
  })

  async function whoAsks(
    request: FastifyRequest,
    room: string,
    shown: string | undefined,
  ): Promise<{ readonly person?: string; readonly round?: number }> {
    if (shown === undefined) return { person: (await access.person(request, room)).person }
    if (shown.length === SECRET) {
      await access.open(request, room, shown)
      return {}
    }
    const round = Number(shown.slice(SECRET))
    access.proof(request, isSame(shown, replayKey(room, round)))
    return { round }
  }
}
