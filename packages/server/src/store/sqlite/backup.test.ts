import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StoreError, StoreUnfit } from '@graveshift/table/store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteFile } from '../open-store.ts'
import { backupSqlite } from './backup.ts'
import { openSqlite } from './open-sqlite.ts'
import { WriteAhead } from './write-ahead.ts'

const command = fileURLToPath(new URL('./backup-main.ts', import.meta.url))
const run = promisify(execFile)

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
  file = sqliteFile(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const entry = (seq: number, size = 300) => ({ seq, id: `id-${seq}`, body: 'x'.repeat(size), at: seq })

describe('backup', () => {
  it('copies the tables by one command while writes go on: a beginning of each, and all confirmed before', async () => {
    const store = await openSqlite({ file })
    const rooms = Array.from({ length: 10 }, (_, index) => `room-${index}`)
    for (const room of rooms) await store.create({ room, entries: [entry(0)] })
    for (let seq = 1; seq <= 20; seq++)
      await Promise.all(rooms.map((room) => store.append(room, [entry(seq)])))
    let going = true
    const writing = rooms.map(async (room) => {
      for (let seq = 21; going; seq++) expect(await store.append(room, [entry(seq)])).toBe('done')
    })
    const target = join(folder, 'backup.sqlite')
    const { stdout } = await run(process.execPath, [command, target], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
    going = false
    await Promise.all(writing)
    expect(stdout).toMatch(/10 tables, \d+ entries, \d+ bytes, checked/)
    // Restored: the copy in the place of the file, in an empty folder.
    const other = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
    copyFileSync(target, sqliteFile(other))
    const restored = await openSqlite({ file: sqliteFile(other) })
    for (const room of rooms) {
      const head = await restored.head(room)
      expect(head).toBeGreaterThanOrEqual(20)
      expect(head).toBeLessThanOrEqual(await store.head(room))
      expect(await restored.append(room, [entry(head + 1)])).toBe('done')
    }
    await restored.close()
    await store.close()
    rmSync(other, { recursive: true })
  })

  it('never overwrites, and leaves nothing half made', async () => {
    const store = await openSqlite({ file })
    await store.close()
    const target = join(folder, 'backup.sqlite')
    writeFileSync(target, 'mine')
    expect(() => backupSqlite(file, target)).toThrow(StoreUnfit)
    expect(() => backupSqlite(join(folder, 'none.sqlite'), join(folder, 'b'))).toThrow(StoreUnfit)
    writeFileSync(file, 'no database, '.repeat(1000))
    expect(() => backupSqlite(file, join(folder, 'c'))).toThrow(StoreError)
    expect(existsSync(join(folder, 'c'))).toBe(false)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('tells a mistake in plain words', async () => {
    const failed = run(process.execPath, [command], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^graveshift: Say where to/),
    })
  })
})

describe('write-ahead file', () => {
  it('stays small while another process reads without a pause', async () => {
    const store = await openSqlite({ file })
    await store.create({ room: 'a', entries: [entry(0)] })
    const reader = `
      import { DatabaseSync } from 'node:sqlite'
      const two = [1, 2].map(() => new DatabaseSync(${JSON.stringify(file)}, { readOnly: true, timeout: 1000 }))
      const begin = (db) => { db.exec('begin'); db.prepare('select count(*) from entries').get() }
      // One of the two is always reading: there is never a moment without a reader.
      begin(two[0])
      for (let turn = 0; ; turn++) {
        begin(two[(turn + 1) % 2])
        two[turn % 2].exec('commit')
        if (turn === 0) console.log('reading')
        await new Promise((later) => setTimeout(later, 2))
      }`
    const child = execFile(process.execPath, ['--input-type=module', '-e', reader])
    await new Promise((reading) => child.stdout?.once('data', reading))
    const wal = new WriteAhead(file)
    let largest = 0
    for (let seq = 1; seq <= 1_500; seq += 10) {
      await store.append(
        'a',
        Array.from({ length: 10 }, (_, index) => entry(seq + index, 60_000)),
      )
      largest = Math.max(largest, wal.bytes())
    }
    child.kill('SIGKILL')
    await store.close()
    expect(largest).toBeGreaterThan(1024 * 1024)
    expect(largest).toBeLessThan(64 * 1024 * 1024)
  })
})
