import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFull, type Store, StoreDamaged, StoreError, StoreUnfit } from '@graveshift/table/store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite, type SqliteSettings } from './open-sqlite.ts'

let folder: string
let file: string
const opened: Store[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
  file = join(folder, 'tables.sqlite')
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
  rmSync(folder, { recursive: true })
})

const open = async (settings: Partial<SqliteSettings> = {}) => {
  const store = await openSqlite({ file, patience: 50, ...settings })
  opened.push(store)
  return store
}

const entry = (seq: number, body = `{"seq":${seq}}`) => ({ seq, id: `id-${seq}`, body, at: seq })

const fill = async (store: Store, rooms: number, entries: number) => {
  for (let room = 0; room < rooms; room++)
    await store.create({
      room: `room-${room}`,
      entries: Array.from({ length: entries }, (_, seq) =>
        entry(seq, `{"seq":${seq},"room":${room},"x":"${'x'.repeat(200)}"}`),
      ),
    })
}

/** So that what was written is in the file itself. */
const settle = async (store: Store) => store.close()

describe('SQLite in trouble', () => {
  it('is refused where the list of migrations was swapped with another page (copy 207 of T9)', async () => {
    await settle(await open())
    const db = new DatabaseSync(file)
    const pageOf = (name: string) =>
      Number(db.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.rootpage)
    const [list, lock] = [pageOf('graveshift_migrations'), pageOf('graveshift_migration_lock')]
    const size = Number(db.prepare('pragma page_size').get()?.page_size)
    db.close()
    const bytes = readFileSync(file)
    const page = (number: number) => Buffer.from(bytes.subarray((number - 1) * size, number * size))
    const swapped = Buffer.from(bytes)
    page(list).copy(swapped, (lock - 1) * size)
    page(lock).copy(swapped, (list - 1) * size)
    writeFileSync(file, swapped)
    await expect(open({ checkUpTo: 0 })).rejects.toThrow(StoreDamaged)
  })

  it.each([
    ['removed', () => rmSync(file)],
    [
      'replaced',
      () => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
  ])('does not confirm what was written after its file was %s', async (_how, take) => {
    let gone = 0
    const store = await open({ gone: () => gone++ })
    await fill(store, 1, 1)
    take()
    await expect(store.append('room-0', [entry(1)])).rejects.toThrow('removed or replaced')
    expect(gone).toBe(1)
  })

  it('is not begun anew where only its write-ahead file or an empty file is left', async () => {
    writeFileSync(`${file}-wal`, 'x')
    await expect(open()).rejects.toThrow(/is missing, but its write-ahead file/)
    expect(existsSync(file)).toBe(false)
    rmSync(`${file}-wal`)
    writeFileSync(file, '')
    await expect(open()).rejects.toThrow(/is empty \(0 bytes\)/)
    expect(statSync(file).size).toBe(0)
  })

  it('says so where its lock cannot be used', async () => {
    mkdirSync(`${file}.lock`)
    await expect(open()).rejects.toThrow(/tables\.sqlite\.lock cannot be used \(/)
  })

  it('belongs to one server at a time', async () => {
    const store = await open()
    await expect(open()).rejects.toThrow(StoreUnfit)
    await store.close()
    expect(await (await open()).head('a')).toBe(-1)
  })

  it('says when the disk is full, keeps neighbors in the group alive, and goes on when there is room', async () => {
    const pages = 100 * 4096
    const store = await open({ mostBytes: pages })
    await fill(store, 3, 1)
    const big = 'x'.repeat(2 * pages)
    const outcomes = await Promise.allSettled([
      store.append('room-0', [entry(1)]),
      store.append('room-1', [entry(1, big)]),
      store.append('room-2', [entry(1, 'z'.repeat(20_000))]),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]?.status === 'rejected' && outcomes[1].reason).toBeInstanceOf(StorageFull)
    // Little by little until nothing goes any more, then reading still does.
    let seq = 1
    const some = 'y'.repeat(3_000)
    const next = () => store.append('room-1', [entry(seq, some)])
    await expect(
      (async () => {
        for (;;) {
          await next()
          seq++
        }
      })(),
    ).rejects.toThrow(StorageFull)
    expect(await store.head('room-1')).toBe(seq - 1)
    expect(await store.read('room-1', 0)).toHaveLength(seq)
    // Room comes back when a table is removed.
    expect(await store.remove('room-2')).toBe(true)
    expect(await next()).toBe('done')
    await settle(store)
    const check = new DatabaseSync(file)
    expect(Object.values(check.prepare('pragma integrity_check').get() ?? {})).toEqual(['ok'])
    check.close()
  })

  it('gives the space of removed tables to new ones', async () => {
    const store = await open({ mostBytes: 150 * 4096 })
    const body = 'z'.repeat(100_000)
    for (let round = 0; round < 20; round++) {
      await store.create({ room: `r${round}`, entries: [entry(0, body), entry(1, body)] })
      await store.remove(`r${round}`)
    }
    expect((await store.counts()).rooms).toBe(0)
  })

  it('refuses a database that a newer version made, and leaves it as it is', async () => {
    await settle(await open())
    const db = new DatabaseSync(file)
    db.exec(`insert into graveshift_migrations values ('9999-from-the-future', '2030-01-01')`)
    db.close()
    await expect(open()).rejects.toThrow(/newer version.*9999-from-the-future/)
    await expect(open()).rejects.toThrow(StoreUnfit)
  })

  it('notices a file that is no database, or was cut', async () => {
    const store = await open()
    await fill(store, 20, 20)
    await settle(store)
    const whole = readFileSync(file)
    writeFileSync(file, 'Not a database at all, but long enough to be one. '.repeat(100))
    await expect(open()).rejects.toThrow(StoreDamaged)
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 8192) * 4096))
    await expect(open()).rejects.toThrow(StoreDamaged)
    writeFileSync(file, whole)
    expect(await (await open()).head('room-19')).toBe(19)
  })

  it('never gives a log with a hole: a missing entry, first, middle or last, is damage', async () => {
    for (const seq of [0, 5, 9]) {
      const store = await open()
      await store.remove('room-0')
      await fill(store, 1, 10)
      await settle(store)
      const db = new DatabaseSync(file)
      db.exec(`delete from entries where seq = ${seq}`)
      db.close()
      const again = await open()
      await expect(again.read('room-0', 0)).rejects.toThrow(StoreDamaged)
      await again.close()
    }
  })

  it('damaged copies: opens and gives what was written or a part told as damaged, never something else', async () => {
    const store = await open()
    await fill(store, 8, 30)
    await settle(store)
    const whole = readFileSync(file)
    let random = 12345
    const below = (limit: number) => {
      random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
      return random % limit
    }
    let damaged = 0
    for (let copy = 0; copy < 40; copy++) {
      const bytes = Buffer.from(whole)
      const page = 4096 * (1 + below(whole.length / 4096 - 1))
      if (copy % 2 === 0) bytes.fill(0, page, page + 4096)
      else
        for (let flips = 0; flips < 200; flips++) {
          const place = 100 + below(bytes.length - 100)
          bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << below(8)), place)
        }
      writeFileSync(file, bytes)
      for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
      try {
        const again = await openSqlite({ file, checkUpTo: 0 })
        opened.push(again)
        for (let room = 0; room < 8; room++) {
          const found = await again.read(`room-${room}`, 0)
          // Bits that were turned inside a body are for the chain of hashes to find; holes and ends are for us.
          expect([0, 30]).toContain(found.length)
        }
        await again.close()
      } catch (error) {
        expect(error).toBeInstanceOf(StoreError)
        damaged++
        for (const one of opened.splice(0)) await one.close()
      }
    }
    expect(damaged).toBeGreaterThan(0)
  })

  it('opens with a write-ahead file that was cut: what is left is a beginning of each log', async () => {
    const store = await open()
    await fill(store, 1, 1)
    for (let seq = 1; seq <= 40; seq++) await store.append('room-0', [entry(seq)])
    const copy = join(folder, 'copy.sqlite')
    for (const rest of ['', '-wal']) copyFileSync(file + rest, copy + rest)
    const wal = `${copy}-wal`
    expect(existsSync(wal)).toBe(true)
    truncateSync(wal, Math.floor(statSync(wal).size * 0.6))
    const cut = await open({ file: copy })
    const head = await cut.head('room-0')
    expect(head).toBeLessThan(40)
    expect((await cut.read('room-0', 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: head + 1 }, (_, seq) => seq),
    )
    // A node that remembers more than that is told so, and writes no hole.
    expect(await cut.append('room-0', [entry(41)])).toBe(head === 40 ? 'done' : 'gap')
  })
})
