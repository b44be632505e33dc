import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findListed, type GameList } from '@graveshift/games'
import { isFault } from '@graveshift/kernel'
import { type GameRecord, verify } from '@graveshift/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { playAll, seatAll } from './testing/play.ts'
import { putBackRows } from './testing/postgres/kept-rows.ts'
import { makeDatabase, type TestDatabase } from './testing/postgres/test-database.ts'
import { type Running, startServer } from './testing/running.ts'
import { until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

// Some time after the releases: rules in development, of which a figure has changed.
vi.mock('@graveshift/games', async (load) => {
  const { withNewRules } = await import('@graveshift/games/testing')
  const list = await load<GameList>()
  return { ...list, ...withNewRules(list) }
})
vi.setConfig({ testTimeout: 120_000 })

/** What `npm run release` says of the folder that it kept. */
interface Kept {
  readonly cookie: string
  readonly key: string
  readonly tables: readonly {
    readonly game: string
    readonly phase: 'lobby' | 'playing' | 'over'
    readonly room: string
    readonly head: number
    readonly link?: string
  }[]
}

/** Where a server keeps its tables: SQLite in its folder, or a PostgreSQL. */
const PARTS = { SQLite: 'server', PostgreSQL: 'database' } as const
type Store = keyof typeof PARTS

const RELEASES = fileURLToPath(new URL('../../../releases/', import.meta.url))
const released = readdirSync(RELEASES).filter((version) => existsSync(join(RELEASES, version, 'kept/server')))

let folder: string | undefined
let server: Running | undefined
let database: TestDatabase | undefined
afterEach(async () => {
  await server?.end()
  await database?.remove()
  if (folder !== undefined) rmSync(folder, { recursive: true })
  server = undefined
  database = undefined
  folder = undefined
})

/** A server of today on what a server of a release left: its folder, or the rows of its PostgreSQL. */
async function startOn(
  version: string,
  store: Store,
): Promise<{ readonly ann: Visitor; readonly kept: Kept }> {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-upgrade-'))
  cpSync(join(RELEASES, version, 'kept', PARTS[store]), folder, { recursive: true })
  const kept: Kept = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8'))
  const settings = { DATA_DIR: folder, SERVER_KEY: kept.key, ADMIN_TOKEN: kept.key }
  if (store === 'PostgreSQL') {
    database = await makeDatabase()
    await putBackRows(database.url, JSON.parse(readFileSync(join(folder, 'rows.json'), 'utf8')))
    server = await startServer({ ...settings, DATABASE_URL: database.url, ACCEPT_LOSS: 'yes' })
  } else server = await startServer(settings)
  const ann = new Visitor(server.address)
  ann.cookie = kept.cookie
  return { ann, kept }
}

const left = released.flatMap((version) => [[version, 'SQLite'] as const, [version, 'PostgreSQL'] as const])

describe.each(left)('what a server of %s kept in %s', (version, store) => {
  test('goes on: no table is set aside, and each is played to its end by its own rules', async () => {
    const { ann, kept } = await startOn(version, store)
    expect(kept.tables.length).toBeGreaterThan(0)
    expect((await ann.ask('GET', '/api/tables')).body).toHaveLength(kept.tables.length)
    for (const { game, phase, room, head, link: last } of kept.tables) {
      const link = ann.link(room)
      if (phase === 'lobby') await seatAll([link])
      else {
        link.start()
        await until(() => link.status === 'open')
        expect([link.replica.head, link.replica.link]).toEqual([head, last])
      }
      await playAll([link], 2)
      await until(() => link.replica.room?.secret !== undefined)
      const answer = await ann.ask('POST', `/api/tables/${room}/record`, {})
      expect(answer.status).toBe(200)
      const record: GameRecord = answer.body
      expect(record.release).toMatchObject({ version })
      const rules = findListed(game)?.rulesOf(record.release)
      if (!rules || isFault(rules)) throw new Error('the rules are gone')
      const { checks } = verify(await rules.load(), record)
      expect(checks.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok'])
      link.stop()
    }
    expect(server?.log.filter((line) => line.includes('trouble at a table'))).toEqual([])
  })

  test('a table that must be set aside can be saved and removed by its host, and by nobody else', async () => {
    const { ann, kept } = await startOn(version, store)
    const { room, game } = kept.tables.find(({ phase }) => phase === 'playing') ?? { room: '', game: '' }
    const ben = new Visitor(ann.address)
    const listed = findListed(game)
    if (!listed) throw new Error('no such game')
    expect((await ann.ask('POST', `/api/tables/${room}/log`, {})).body).toEqual({ error: 'not-set-aside' })
    await server?.program.service.host.forget(room)
    // As an older server does that knows nothing of this release.
    const older = vi
      .spyOn(listed, 'rulesOf')
      .mockReturnValue({ fault: 'future-version', message: 'newer than any here' })
    const link = ann.link(room)
    link.start()
    await until(() => link.status === 'stopped')
    expect(link.fault).toBe('other-rules')
    const saved = await ann.ask('POST', `/api/tables/${room}/log`, {})
    expect(saved.status).toBe(200)
    expect(JSON.parse(saved.body.log[0])).toMatchObject({
      seq: 0,
      act: { kind: 'opened', release: { version } },
    })
    const removal = { id: 'A'.repeat(22) }
    expect((await ben.ask('POST', `/api/tables/${room}/log`, {})).status).toBe(403)
    expect((await ben.ask('DELETE', `/api/tables/${room}`, removal)).status).toBe(403)
    expect(await ann.ask('DELETE', `/api/tables/${room}`, removal)).toMatchObject({
      status: 200,
      body: { removed: room },
    })
    expect((await ann.ask('GET', '/api/tables')).body).toHaveLength(kept.tables.length - 1)
    older.mockRestore()
  })
})
