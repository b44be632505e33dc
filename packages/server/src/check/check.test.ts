import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seatAll } from '../testing/play.ts'
import { makeFolder, ServerProcess } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'
import { checkData } from './index.ts'

let folder: ReturnType<typeof makeFolder>
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => folder.remove())

const data = () => join(folder.path, 'data')
const check = (file?: string) => checkData({ DATA_DIR: data() }, file)

/** Two tables, one of them in the middle of a game; looked at while the server still runs. */
async function twoTables() {
  const server = new ServerProcess(folder.path)
  const address = await server.address()
  const ann = new Visitor(address)
  await ann.open()
  const { body } = await ann.open({ options: { seats: 1 } })
  const link = ann.link(body.room)
  await seatAll([link])
  const online = await check()
  link.stop()
  server.signal('SIGTERM')
  await server.ended
  return { online, room: body.room as string }
}

test('logs, games and secrets of every table are looked at, with the server up or down, and damage is named', async () => {
  const { online, room } = await twoTables()
  expect(online).toMatchObject({ tables: 2, secrets: 2, keyed: true, bad: [] })
  expect(await check()).toEqual(online)
  const copy = join(folder.path, 'copy.sqlite')
  copyFileSync(join(data(), 'tables.sqlite'), copy)
  const db = new DatabaseSync(copy)
  const change = `update entries set body = replace(body, '"title":"Ann', '"title":"Eve')
    where seq = 0 and no = (select no from rooms where room = ?)`
  db.prepare(change).run(room)
  db.close()
  expect(await check(copy)).toMatchObject({ bad: [{ room, why: 'entry 0: the link is broken' }] })
})

test('a key that is another or not there is told, and none is made', async () => {
  const { online } = await twoTables()
  const key = join(data(), 'server.key')
  renameSync(key, `${key}.old`)
  expect(await check()).toMatchObject({ keyed: false, secrets: 0, bad: [] })
  expect(existsSync(key)).toBe(false)
  writeFileSync(key, '0123456789abcdef'.repeat(4), { mode: 0o600 })
  const other = await check()
  expect(other).toMatchObject({ bad: [{}, {}] })
  expect(JSON.stringify(other)).toContain('does not open with this server key')
  expect(online).not.toEqual(other)
})

test('what cannot be looked at is told in a sentence', async () => {
  expect(await check()).toEqual({ trouble: expect.stringContaining('There are no tables in') })
  writeFileSync(join(folder.path, 'junk'), 'not a database, but long enough to be taken for one'.repeat(100))
  expect(await check(join(folder.path, 'junk'))).toEqual({ trouble: expect.stringContaining('damaged') })
})
