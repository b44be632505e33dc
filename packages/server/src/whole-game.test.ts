import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { verify } from '@graveshift/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAll, seatAll } from './testing/play.ts'
import { type Folder, makeFolder, ServerProcess, until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

let folder: Folder
let server: ServerProcess
let address: string

beforeAll(async () => {
  folder = makeFolder()
  server = new ServerProcess(folder.path)
  address = await server.address()
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

test('two people play a whole game over real sockets, and its record proves its luck', async () => {
  const [ann, ben] = [new Visitor(address), new Visitor(address)]
  const { status, body: table } = await ann.open()
  expect(status).toBe(201)
  const joined = await ben.join(table.room, table.keys.invite, 'Ben')
  expect(joined.status).toBe(200)
  const links = [ann, ben].map((visitor) => visitor.link(table.room))
  await seatAll(links)

  // A game that goes on is its host's only.
  expect((await ben.ask('POST', `/api/tables/${table.room}/record`, {})).body).toEqual({
    error: 'game-goes-on',
  })
  expect((await ann.ask('POST', `/api/tables/${table.room}/record`, {})).status).toBe(200)

  const replay = () => ben.ask('POST', `/api/tables/${table.room}/replay`, {})
  expect((await replay()).body).toEqual({ error: 'game-goes-on' })

  const done = await playAll(links, 1)
  await until(() => new Set(links.map(({ replica }) => replica.head)).size === 1)
  expect(links.map(({ replica }) => replica.room?.phase)).toEqual(['over', 'over'])
  expect(new Set(links.map(({ replica }) => replica.link)).size).toBe(1)
  expect(new Set(done).size).toBe(done.length)

  // Anybody with a key for the table may have the finished game, without coming in.
  const stranger = new Visitor(address)
  const { body: record } = await stranger.ask('POST', `/api/tables/${table.room}/record`, {
    key: table.keys.watch,
  })
  const report = verify(GEAR_UP_MODULE, record)
  expect(report.checks.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect((await stranger.ask('POST', `/api/tables/${table.room}/record`, {})).body).toEqual({
    error: 'not-here',
  })
  expect((await ann.ask('GET', '/api/tables')).body).toMatchObject([{ room: table.room, phase: 'over' }])

  // Everybody at the table may let others see this game again: this one only, and also when another one goes on.
  const { body: shared } = await replay()
  expect(shared).toEqual({ key: expect.stringMatching(/^[\w-]{22}1$/), round: 1 })
  const withKey = (key: string) => stranger.ask('POST', `/api/tables/${table.room}/record`, { key })
  expect((await withKey(shared.key)).body).toEqual(record)
  await links[0]?.do({ kind: 'rematch' })
  await seatAll(links)
  expect((await withKey(shared.key)).body).toEqual(record)
  expect((await withKey(table.keys.watch)).body).toEqual({ error: 'game-goes-on' })
  expect((await withKey(shared.key.replace(/1$/, '2'))).body).toEqual({ error: 'wrong-key' })
  expect((await stranger.ask('POST', `/api/tables/${table.room}/replay`, {})).body).toEqual({
    error: 'not-here',
  })
  for (const link of links) link.stop()
})
