import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Running, startServer } from '../testing/running.ts'
import { until } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'

let server: Running

// The server's own looks and spans are in the test's hands; the network and everything else are as they are.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  server = await startServer()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.end()
})

/** At the table, by a socket that answers pings only if it is told to. */
async function sit(visitor: Visitor, room: string, autoPong: boolean) {
  const { body } = await visitor.ticket(room)
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
    headers: { origin: visitor.origin },
    autoPong,
  })
  const is = { open: false, pinged: 0, closed: 0 }
  socket.on('ping', () => is.pinged++)
  socket.on('error', () => {})
  socket.on('close', (code) => {
    is.closed = code
  })
  socket.on('message', (data) => {
    if (data.toString().startsWith('{"type":"welcome"')) is.open = true
  })
  await new Promise((open) => socket.on('open', open))
  socket.send(JSON.stringify({ type: 'hello', v: 2, ticket: body.ticket, form: 'log', last: -1 }))
  await until(() => is.open)
  return { socket, is }
}

/** Five seconds later, and everything said on these sockets has arrived: the first answer follows the server's own ping. */
async function look(...sockets: readonly WebSocket[]): Promise<void> {
  vi.advanceTimersByTime(5_000)
  for (const socket of sockets)
    for (let trips = 0; trips < 2; trips++) {
      const answered = new Promise((pong) => socket.once('pong', pong))
      socket.ping()
      await answered
    }
}

test('who answers nothing is asked, and dropped after fifteen seconds; who answers pings stays', async () => {
  const ann = new Visitor(server.address)
  const { body } = await ann.open()
  const dead = await sit(ann, body.room, false)
  const quiet = await sit(ann, body.room, true)
  await look(quiet.socket)
  await until(() => dead.is.pinged === 1 && quiet.is.pinged === 1)
  await look(quiet.socket)
  expect(server.program.sockets.size).toBe(2)
  await look(quiet.socket)
  await until(() => dead.is.closed === 1006)
  expect(quiet.is).toMatchObject({ open: true, closed: 0 })
  expect(server.program.sockets.size).toBe(1)
  expect(await server.program.service.metrics.text()).toContain(
    'graveshift_sockets_closed_total{reason="lost"} 1',
  )
  quiet.socket.terminate()
})

test('after a quarter of an hour a socket is asked again whose it is', async () => {
  const ann = new Visitor(server.address)
  const { body } = await ann.open()
  const ben = new Visitor(server.address)
  const joined = await ben.join(body.room, body.keys.invite, 'Ben')
  const anns = await sit(ann, body.room, true)
  const bens = await sit(ben, body.room, true)
  // Ann's browser is Ben from now on; her old connection does not know it.
  expect(
    (await ann.ask('POST', `/api/tables/${body.room}/return`, { key: joined.body.keys.seat })).status,
  ).toBe(200)
  for (let looks = 1; looks < 180; looks++) await look(anns.socket, bens.socket)
  expect(anns.is.closed).toBe(0)
  await look(bens.socket)
  await until(() => anns.is.closed === 4003)
  expect(bens.is.closed).toBe(0)
  bens.socket.terminate()
})
