import { type Appended, StoreAway, StoreError, StoreUnfit, UnknownOutcome } from '@graveshift/table/store'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startCuttingProxy } from '../../testing/postgres/cutting-proxy.ts'
import { startPostgres } from '../../testing/postgres/start-postgres.ts'
import { makeDatabase, type TestDatabase, tell } from '../../testing/postgres/test-database.ts'
import { openPostgres } from './open-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.remove())

const open = async (url: string) => {
  const store = await openPostgres({ url, connections: 4 })
  onTestFinished(() => store.close())
  return store
}

const entry = (seq: number, id = `id-${seq}`) => ({ seq, id, body: `{"seq":${seq}}`, at: seq })

/** What comes with it makes it a transaction of several statements; alone it is one. */
const WITH = { bound: [{ session: 'session', person: 'person' }] }

const ownDatabase = async () => {
  const own = await makeDatabase()
  onTestFinished(() => own.remove())
  return own
}

describe('PostgreSQL in trouble', () => {
  it('tables are made once when several nodes start at once', async () => {
    const own = await ownDatabase()
    const nodes = await Promise.all(
      Array.from({ length: 5 }, () => openPostgres({ url: own.url, connections: 2 })),
    )
    for (const [index, node] of nodes.entries())
      expect(await node.create({ room: 'a', entries: [entry(0)] })).toBe(index === 0 ? 'done' : 'exists')
    await Promise.all(nodes.map((node) => node.close()))
  })

  it('refuses a database that a newer version made', async () => {
    const own = await ownDatabase()
    await (await openPostgres({ url: own.url })).close()
    await tell(own.url, `insert into graveshift_migrations values ('9999-from-the-future', '2030-01-01')`)
    await expect(openPostgres({ url: own.url })).rejects.toThrow(/newer version.*9999-from-the-future/)
  })

  it('refuses a server that may forget what it confirmed, unless told', async () => {
    const own = await ownDatabase()
    await tell(own.url, `alter database ${new URL(own.url).pathname.slice(1)} set synchronous_commit = off`)
    const refused = openPostgres({ url: own.url })
    await expect(refused).rejects.toThrow(StoreUnfit)
    await expect(refused).rejects.toThrow(/synchronous_commit=off/)
    await (await openPostgres({ url: own.url, acceptLoss: true })).close()
  })

  it('says that it cannot be reached', async () => {
    await expect(openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none', patience: 0 })).rejects.toThrow(
      StoreAway,
    )
  })

  it.each([
    ['before', 'commit', 2, WITH, undefined],
    ['after', 'commit', 2, WITH, 1],
    ['before', 'id-1', 1, {}, undefined],
    ['after', 'id-1', 1, {}, 1],
    ['before', 'id-1', 2, {}, undefined],
    ['after', 'id-1', 2, {}, 1],
  ] as const)(
    'a connection cut %s the server hears "%s" (%i entries, with %j) leaves the outcome open, and the id tells it',
    async (when, word, count, also, seq) => {
      const proxy = await startCuttingProxy(database.url)
      onTestFinished(() => proxy.close())
      const store = await open(proxy.url)
      const room = `cut-${when}-${count}-${Object.keys(also).length}`
      const written = Array.from({ length: count }, (_, index) => entry(1 + index))
      await store.create({ room, entries: [entry(0)] })
      proxy.cutAt(word, when)
      await expect(store.append(room, written, also)).rejects.toThrow(UnknownOutcome)
      expect(await store.find(room, 'id-1')).toBe(seq)
      expect(await store.append(room, written, also)).toBe(seq === undefined ? 'done' : 'known')
      expect(await store.head(room)).toBe(count)
    },
  )

  it('a connection cut before the commit is no loss: it is done on another', async () => {
    const proxy = await startCuttingProxy(database.url)
    onTestFinished(() => proxy.close())
    const store = await open(proxy.url)
    await store.create({ room: 'cut', entries: [entry(0)] })
    proxy.cutAt('id-1', 'after')
    expect(await store.append('cut', [entry(1), entry(2)], WITH)).toBe('done')
    proxy.cutAt('select', 'after')
    expect(await store.head('cut')).toBe(2)
  })

  it('a server killed under load ends no process, loses nothing confirmed, doubles nothing', async () => {
    const server = await startPostgres()
    onTestFinished(() => server.end())
    const store = await open(server.url)
    const rooms = Array.from({ length: 6 }, (_, index) => `room-${index}`)
    for (const room of rooms) await store.create({ room, entries: [entry(0)] })
    let killing = true
    /** Writes until told to stop, and again what may not have happened; gives the ids it was told of. */
    const write = async (room: string): Promise<string[]> => {
      const confirmed: string[] = []
      for (let turn = 0; killing || turn < 20; turn++) {
        const id = `${room}-${turn}`
        for (let answer: Appended | undefined; answer === undefined; ) {
          try {
            answer = await store.append(room, [entry((await store.head(room)) + 1, id)])
          } catch (error) {
            expect(error).toBeInstanceOf(StoreError)
          }
        }
        confirmed.push(id)
      }
      return confirmed
    }
    const writers = rooms.map(write)
    for (let kill = 0; kill < 3; kill++) {
      await new Promise((later) => setTimeout(later, 300))
      await server.kill()
      await server.start()
    }
    killing = false
    const confirmed = await Promise.all(writers)
    for (const [index, room] of rooms.entries()) {
      const ids: string[] = []
      for (let from = 0; from <= (await store.head(room)); from += 500)
        ids.push(...(await store.read(room, from)).map(({ id }) => id))
      expect(ids).toEqual(['id-0', ...(confirmed[index] ?? [])])
    }
  })
})
