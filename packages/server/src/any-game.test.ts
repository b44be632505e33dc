import { type GameList, loadAll } from '@graveshift/games'
import { TOY_MODULE } from '@graveshift/kernel/testing'
import { verify } from '@graveshift/table'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { playAll, seatAll } from './testing/play.ts'
import { type Running, startServer } from './testing/running.ts'
import { until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

vi.mock('@graveshift/games', async (load) => {
  const { withToy } = await import('@graveshift/games/testing')
  return withToy(await load<GameList>())
})

// Threads are of another process, which knows nothing of the toy: their work is done here.
vi.mock('./threads/threads.ts', async (load) => {
  const work = await import('./threads/work.ts')
  return {
    ...(await load<object>()),
    Threads: class {
      readonly pid = undefined
      run(name: keyof typeof work, task: never): unknown {
        return work[name](task)
      }
      async close(): Promise<void> {}
    },
  }
})

let server: Running

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.end())

test.each([
  [TOY_MODULE.id, { seats: 2, rounds: 3 }],
  ['second-edition', { seats: 2, survivors: ['amy', 'doug'] }],
  ['gears-and-guns', { seats: 2 }],
])('a listed game is played at an online table with nothing of its own there: %s', async (game, options) => {
  const [ann, ben] = [new Visitor(server.address), new Visitor(server.address)]
  const { status, body: table } = await ann.open({ game, options })
  expect(status).toBe(201)
  expect((await ben.join(table.room, table.keys.invite, 'Ben')).status).toBe(200)
  const links = [ann, ben].map((visitor) => visitor.link(table.room))
  await seatAll(links)
  await playAll(links, 1)
  // The end of a game is two entries: what happened, and then the secret that proves its luck.
  await until(() => links.every(({ replica }) => replica.room?.secret !== undefined))
  const { body: record } = await ann.ask('POST', `/api/tables/${table.room}/record`, {})
  const module = (await loadAll())(game)
  if (!module) throw new Error(`no game ${game}`)
  expect(verify(module, record).checks.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok'])
  for (const link of links) link.stop()
})
