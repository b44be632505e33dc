import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Archive } from './http/archive.ts'
import { seatAll } from './testing/play.ts'
import { type Running, startServer } from './testing/running.ts'
import { makeFolder, ServerProcess, until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

let server: Running | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

test('who was sent away does not come back by any link, and dead links are told from wrong ones', async () => {
  server = await startServer()
  const [ann, eve] = [new Visitor(server.address), new Visitor(server.address)]
  const { body } = await ann.open()
  const { room, keys } = body
  const joined = await eve.join(room, keys.invite, 'Eve')
  const link = ann.link(room)
  link.start()
  await until(() => link.status === 'open')
  expect(await link.do({ kind: 'kick', person: joined.body.person })).toEqual({ done: expect.any(Number) })
  for (const key of [keys.invite, keys.watch, joined.body.keys.seat]) {
    const again = await new Visitor(server.address).join(room, key, 'Eva')
    expect([again.status, again.body]).toEqual([403, { error: 'dead-key' }])
  }
  const returned = await eve.ask('POST', `/api/tables/${room}/return`, { key: joined.body.keys.seat })
  expect(returned.body).toEqual({ error: 'dead-key' })
  const made = await ann.ask('POST', `/api/tables/${room}/keys`, { kind: 'invite', id: 'i'.repeat(22) })
  expect((await new Visitor(server.address).join(room, made.body.key, 'Ben')).status).toBe(200)
  const wrong = await new Visitor(server.address).join(room, 'x'.repeat(22), 'Eva')
  expect(wrong.body).toEqual({ error: 'wrong-key' })
  link.stop()
})

test('a game becomes a file beside the server: the process that serves folds nothing', async () => {
  server = await startServer()
  const ann = new Visitor(server.address)
  const { body } = await ann.open({ options: { seats: 1 } })
  const link = ann.link(body.room)
  await seatAll([link])
  const record = await ann.ask('POST', `/api/tables/${body.room}/record`, {})
  expect(record.body).toMatchObject({ format: 'graveshift-game', for: 'players', game: 'gear-up' })
  expect(server.program.service.archivists.pid).toBeGreaterThan(0)
  link.stop()
})

test('whoever asks for one game as a file again and again keeps nobody from another', async () => {
  server = await startServer()
  const ann = new Visitor(server.address)
  const rooms: string[] = []
  for (let table = 0; table < 2; table++) {
    const { body } = await ann.open({ options: { seats: 1 } })
    rooms.push(body.room)
    const link = ann.link(body.room)
    await seatAll([link])
    link.stop()
  }
  const [one = '', other = ''] = rooms
  const archive = new Archive(server.program.service)
  const asked = Promise.allSettled(Array.from({ length: 40 }, () => archive.played(one)))
  expect(await archive.played(other)).toMatchObject({ round: 1 })
  const made = (await asked).filter(({ status }) => status === 'fulfilled')
  expect(made.length).toBe(4)
  expect(await archive.played(one)).toMatchObject({ round: 1 })
})

test('T25 short: hundreds who connect and say nothing take no file from those who play, and the log says so', async () => {
  const folder = makeFolder()
  const few = ['sh', '-c', 'ulimit -n 260; exec "$@"', 'sh']
  const small = new ServerProcess(folder.path, { CONNECTIONS_PER_ADDRESS: '1000' }, few)
  try {
    const address = await small.address()
    const ann = new Visitor(address)
    const { body } = await ann.open({ options: { seats: 1 } })
    const link = ann.link(body.room)
    await seatAll([link])
    const port = Number(new URL(address).port)
    const silent = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    await until(() => silent.some(({ closed }) => closed))
    expect(await link.do({ kind: 'lock', on: true })).toEqual({ done: expect.any(Number) })
    await until(() => small.said.includes('connections are turned away'))
    for (const socket of silent) socket.destroy()
    link.stop()
  } finally {
    await small.kill()
    folder.remove()
  }
})

test('one address has so many connections and no more', async () => {
  server = await startServer({ CONNECTIONS_PER_ADDRESS: '20' })
  const port = Number(new URL(server.address).port)
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await until(() => sockets.filter(({ closed }) => closed).length === 10)
  for (const socket of sockets) socket.destroy()
})
