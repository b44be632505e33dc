// Durable appends a second, one row a way of keeping tables. BENCH_SECONDS sets how long each row is measured.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '../store/postgres/open-postgres.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { startPostgres } from '../testing/postgres/start-postgres.ts'
import { type Figure, line, measureAppends, together } from './appends.ts'

const seconds = Number(process.env.BENCH_SECONDS) || 5
const [url, name] = process.argv.slice(2)
const CROWD = 50

/** A node of its own on the same database. */
const inChild = (address: string, room: string): Promise<Figure> =>
  new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [address, room])
    child.once('message', (figure) => done(figure as Figure))
    child.once('exit', (code) => fail(new Error(`the other node ended with ${code}`)))
  })

async function sqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'graveshift-bench-'))
  try {
    const store = await openSqlite({ file: join(folder, 'tables.sqlite') })
    console.log(line('SQLite, WAL, FULL: one writer', await measureAppends(store, 'one', 1, seconds)))
    const crowd = await measureAppends(store, 'many', CROWD, seconds)
    console.log(line(`SQLite, WAL, FULL, in groups: ${CROWD} writers`, crowd))
    await store.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function postgres(): Promise<void> {
  const server = await startPostgres()
  try {
    const store = await openPostgres({ url: server.url })
    console.log(line('PostgreSQL: one process, one writer', await measureAppends(store, 'one', 1, seconds)))
    const crowd = await measureAppends(store, 'many', CROWD, seconds)
    console.log(line(`PostgreSQL: one process, ${CROWD} writers`, crowd))
    await store.close()
    const both = await Promise.all([inChild(server.url, 'left'), inChild(server.url, 'right')])
    console.log(line(`PostgreSQL: two processes, ${CROWD} writers each`, together(both)))
  } finally {
    await server.end()
  }
}

if (url !== undefined && name !== undefined) {
  const store = await openPostgres({ url })
  const figure = await measureAppends(store, name, CROWD, seconds)
  await store.close()
  process.send?.(figure)
} else {
  await sqlite()
  await postgres()
}
