import type { Link } from '@graveshift/table/link'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshToken } from './identity/tokens.ts'
import { playAll, seatAll } from './testing/play.ts'
import { makeDatabase, type TestDatabase } from './testing/postgres/test-database.ts'
import { type Folder, makeFolder, pause, ServerProcess, sharedBy, until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

// Each start of a server takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let folder: Folder
let database: TestDatabase | undefined
const servers: ServerProcess[] = []
const links: Link[] = []

const start = (environment: Record<string, string> = {}): ServerProcess => {
  const server = new ServerProcess(folder.path, environment)
  servers.push(server)
  return server
}

beforeEach(() => {
  folder = makeFolder()
})
afterEach(async () => {
  for (const link of links.splice(0)) link.stop()
  await Promise.all(servers.splice(0).map((server) => server.kill()))
  await database?.remove()
  database = undefined
  folder.remove()
})

/** Ann opens a table and Ben joins it, each at the address of a server. */
async function twoAt(annAt: string, benAt: string, seats = 2) {
  const [ann, ben] = [new Visitor(annAt), new Visitor(benAt)]
  const { body } = await ann.open({ options: { seats } })
  const joined = await ben.join(body.room, body.keys.invite, 'Ben')
  const both = [ann, ben].map((visitor) => visitor.link(body.room))
  links.push(...both)
  return { ann, ben, room: body.room as string, keys: { ...body.keys, ben: joined.body.keys.seat }, both }
}

const heads = (both: readonly Link[]) => new Set(both.map(({ replica }) => replica.link)).size

test('T11: SIGTERM sends everybody back by the code for it, finishes and ends with 0', async () => {
  const server = start()
  const { ann, room, both } = await twoAt(await server.address(), await server.address())
  await seatAll(both)
  const silent = ann.socket()
  const code = new Promise<number>((give) => silent.on('close', give))
  await new Promise((open) => silent.on('open', open))
  const pending = both[0]?.do({ kind: 'rename', name: 'Anna', language: 'it' })
  server.signal('SIGTERM')
  expect(await code).toBe(4000)
  expect(await server.ended).toBe(0)
  const again = start({ PORT: new URL(ann.address).port })
  await again.address()
  // What was on its way is answered by the next start, written once.
  expect(await pending).toHaveProperty('done')
  await until(() => both.every(({ status }) => status === 'open') && heads(both) === 1)
  expect((await ann.ticket(room)).status).toBe(200)
})

test('two servers on one PostgreSQL: a player at each and a bot at both, one server killed, nobody loses anything', async () => {
  database = await makeDatabase()
  const shared = { ...sharedBy(database.url), BOT_PAUSE: '0' }
  const [one, other] = [start(shared), start(shared)]
  const [annAt, benAt] = [await one.address(), await other.address()]
  const { ben, both } = await twoAt(annAt, benAt, 3)
  await seatAll(both)
  const half = () => (both[0]?.replica.head ?? 0) < 60
  await playAll(both, 3, half)
  // Ben's server is gone; his browser knows the address of a proxy that now leads to the other one.
  await other.kill()
  ben.address = annAt
  ben.origin = annAt
  await playAll(both, 4)
  await until(() => heads(both) === 1)
  expect(both.map(({ replica }) => replica.room?.phase)).toEqual(['over', 'over'])
})

test('T18, T32 short: no key, cookie, ticket, nonce or secret is in what the server says', async () => {
  const server = start({ LOG_LEVEL: 'debug' })
  const address = await server.address()
  const { ann, ben, room, keys, both } = await twoAt(address, address)
  const secrets = new Set<string>(Object.values<string>(keys))
  for (const visitor of [ann, ben]) secrets.add(visitor.cookie.split('=')[1] ?? '')
  await seatAll(both)
  await playAll(both, 5, () => (both[0]?.replica.head ?? 0) < 30)
  const ticket = (await ann.ticket(room)).body.ticket as string
  secrets.add(ticket)
  secrets.add(ticket.split('.').at(-1) ?? '')
  const wrong = freshToken()
  secrets.add(wrong)
  await ann.join(room, wrong, 'Eve')
  await ann.ask('GET', `/nowhere?key=${wrong}`)
  await ann.ask('POST', '/api/tables', `{"key":"${wrong}"`)
  for (const nonce of both[0]?.replica.room?.ready.values() ?? []) secrets.add(nonce)
  const socket = ann.socket()
  socket.on('open', () => socket.send(`{"type":"hello","ticket":"${wrong}"}`))
  await new Promise((gone) => socket.on('close', gone))
  await pause(50)
  expect(server.said).toContain('"msg":"answered"')
  expect(secrets.size).toBeGreaterThan(8)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    expect(server.said).not.toContain(secret)
    expect(server.said).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
