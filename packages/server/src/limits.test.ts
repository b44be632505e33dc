import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { freshToken } from './identity/tokens.ts'
import { type Running, startServer } from './testing/running.ts'
import { makeFolder, until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

let server: Running
afterEach(() => server.end())

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Opens a socket, says hello, and gathers what comes. */
async function greeted(visitor: Visitor, room: string, more: object = {}) {
  const { body } = await visitor.ticket(room)
  const socket = visitor.socket()
  const heard: { readonly type: string }[] = []
  const closed = new Promise<number>((give) => socket.on('close', give))
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())))
  await new Promise((open) => socket.on('open', open))
  const hello = { type: 'hello', v: 2, ticket: body.ticket, form: 'log', last: -1, ...more }
  socket.send(JSON.stringify(hello))
  return { socket, heard, closed, ticket: body.ticket as string, hello }
}

async function openTable(environment: Readonly<Record<string, string>> = {}) {
  server = await startServer(environment)
  const ann = new Visitor(server.address)
  const { body } = await ann.open()
  return { ann, room: body.room as string, keys: body.keys }
}

test('T32: after twenty wrong keys a minute an address has to wait, also with the right one; others do not', async () => {
  const { room, keys } = await openTable({ TRUST_PROXY: 'loopback' })
  const eve = new Visitor(server.address)
  const guess = (key: string, address: string) =>
    eve.ask(
      'POST',
      `/api/tables/${room}/join`,
      { key, id: freshToken(), name: 'Eve', language: 'en' },
      from(address),
    )
  for (let tries = 0; tries < 20; tries++)
    expect((await guess(freshToken(), '203.0.113.7')).body).toEqual({ error: 'wrong-key' })
  const late = await guess(keys.invite, '203.0.113.7')
  expect(late.status).toBe(429)
  expect(late.body).toEqual({ error: 'too-many-requests', retryAfter: expect.any(Number) })
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await guess(keys.invite, '203.0.113.8')).status).toBe(200)
})

test('T33: an address opens ten tables an hour', async () => {
  server = await startServer()
  const ann = new Visitor(server.address)
  const id = freshToken()
  expect((await ann.open({ id })).status).toBe(201)
  for (let tables = 1; tables < 10; tables++) expect((await ann.open()).status).toBe(201)
  expect((await ann.open()).body.error).toBe('too-many-requests')
  // Asking again for what is there is not one more.
  expect((await ann.open({ id })).status).toBe(200)
})

test('no more tables than the server was given room for', async () => {
  server = await startServer({ MOST_TABLES: '1' })
  const ann = new Visitor(server.address)
  expect((await ann.open()).status).toBe(201)
  expect((await new Visitor(server.address).open()).body).toEqual({ error: 'server-full' })
})

test('requests under /api have their limit, and pages do not', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '5' })
  const ann = new Visitor(server.address)
  for (let asked = 0; asked < 5; asked++) expect((await ann.ask('GET', '/api/tables')).status).toBe(200)
  expect((await ann.ask('GET', '/api/tables')).body).toEqual({
    error: 'too-many-requests',
    retryAfter: expect.any(Number),
  })
  expect((await ann.ask('GET', '/')).status).toBe(200)
  expect((await ann.ask('GET', '/healthz')).status).toBe(200)
})

test('sixty sockets an address; one that closes makes room for another', async () => {
  const { ann } = await openTable()
  const opened = (socket: WebSocket) =>
    new Promise<boolean>((give) => {
      socket.on('open', () => give(true))
      socket.on('unexpected-response', () => give(false))
      socket.on('close', () => give(false))
    })
  const sockets = Array.from({ length: 60 }, () => ann.socket())
  expect((await Promise.all(sockets.map(opened))).every((is) => is)).toBe(true)
  expect(await opened(ann.socket())).toBe(false)
  sockets[0]?.terminate()
  await until(() => server.program.sockets.size < 60)
  await until(() => opened(ann.socket()))
  for (const socket of sockets) socket.terminate()
})

test('a ticket is good once', async () => {
  const { ann, room } = await openTable()
  const first = await greeted(ann, room)
  await until(() => first.heard.some(({ type }) => type === 'welcome'))
  const again = ann.socket()
  const closed = new Promise<number>((give) => again.on('close', give))
  again.on('open', () => again.send(JSON.stringify(first.hello)))
  expect(await closed).toBe(4003)
  first.socket.terminate()
})

test('a socket may send thirty at once and is asked to come back later when it sends more', async () => {
  const { ann, room } = await openTable()
  const { socket, heard, closed } = await greeted(ann, room)
  await until(() => heard.some(({ type }) => type === 'welcome'))
  for (let sent = 0; sent < 25; sent++) socket.send('{"type":"alive"}')
  await until(() => heard.filter(({ type }) => type === 'alive').length === 25)
  for (let sent = 0; sent < 60; sent++) socket.send('{"type":"alive"}')
  expect(await closed).toBe(4001)
})

test('of phrases five in ten seconds reach the others', async () => {
  const { ann, room, keys } = await openTable()
  const ben = new Visitor(server.address)
  await ben.join(room, keys.invite, 'Ben')
  const listener = await greeted(ben, room)
  const speaker = await greeted(ann, room)
  await until(() => [listener, speaker].every(({ heard }) => heard.some(({ type }) => type === 'welcome')))
  const say = (what: object) => speaker.socket.send(JSON.stringify({ type: 'say', what }))
  for (let said = 0; said < 8; said++) say({ kind: 'phrase', phrase: `phrase-${said}` })
  speaker.socket.send('{"type":"alive"}')
  await until(() => speaker.heard.some(({ type }) => type === 'alive'))
  await until(() => listener.heard.filter(({ type }) => type === 'said').length >= 5)
  expect(listener.heard.filter(({ type }) => type === 'said')).toHaveLength(5)
  expect(await server.program.service.metrics.text()).toContain('graveshift_limited_total{what="says"} 3')
  for (const { socket } of [speaker, listener]) socket.terminate()
})

test.each([
  [
    'a message over 32 KB',
    (socket: WebSocket) => socket.send(`{"type":"alive","x":"${'y'.repeat(33_000)}"}`),
    1009,
  ],
  [
    'a binary message',
    (socket: WebSocket) => socket.send(Buffer.from('{"type":"alive"}'), { binary: true }),
    4003,
  ],
  ['a message that is none', (socket: WebSocket) => socket.send('{"type":"nonsense"}'), 4003],
  ['a message before the hello', (socket: WebSocket) => socket.send('{"type":"alive"}'), 4003],
  ['a hello of another protocol', (socket: WebSocket) => socket.send(JSON.stringify(OLD)), 4002],
])('%s closes the socket, and the server lives on', async (_name, send, code) => {
  const { ann, room } = await openTable()
  const socket = ann.socket()
  const closed = new Promise<number>((give) => socket.on('close', give))
  socket.on('open', () => send(socket))
  expect(await closed).toBe(code)
  expect((await ann.ticket(room)).status).toBe(200)
})

test('a page that is not the one given out here is told so, and may go on', async () => {
  const folder = makeFolder()
  try {
    writeFileSync(join(folder.path, 'index.html'), '<meta name="build" content="newer">')
    const { ann, room } = await openTable({ CLIENT_DIR: folder.path })
    for (const [build, told] of [
      ['older', ['outdated', 'welcome']],
      ['newer', ['welcome']],
    ] as const) {
      const { heard, socket } = await greeted(ann, room, { build })
      await until(() => heard.some(({ type }) => type === 'tail'))
      expect(heard.map(({ type }) => type).filter((type) => /outdated|welcome/.test(type))).toEqual(told)
      socket.terminate()
    }
  } finally {
    folder.remove()
  }
})

const OLD = { type: 'hello', v: 999, ticket: 'x', form: 'log', last: -1 }

test('whoever is sent away hears nothing any more, and gets no ticket', async () => {
  const { ann, room, keys } = await openTable()
  const ben = new Visitor(server.address)
  const { body } = await ben.join(room, keys.invite, 'Ben')
  const kept = (await ben.ticket(room)).body.ticket
  const { closed, heard } = await greeted(ben, room)
  await until(() => heard.some(({ type }) => type === 'welcome'))
  const host = ann.link(room)
  host.start()
  await until(() => host.status === 'open')
  expect(await host.do({ kind: 'kick', person: body.person })).toHaveProperty('done')
  expect(await closed).toBe(4003)
  expect((await ben.ticket(room)).body).toEqual({ error: 'not-here' })
  expect((await ben.ask('POST', `/api/tables/${room}/return`, { key: body.keys.seat })).status).toBe(403)
  // A ticket from before is of no use either.
  const socket = ben.socket()
  const refused = new Promise<number>((give) => socket.on('close', give))
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', v: 2, ticket: kept, form: 'log', last: -1 })),
  )
  expect(await refused).toBe(4003)
  host.stop()
})
