import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreDamaged, StoreUnfit } from '@graveshift/table/store'
import { storeErrorOf } from './errors.ts'

export interface Backup {
  readonly bytes: number
  readonly rooms: number
  readonly entries: number
}

/** So that the copy outlives a power cut that comes right after. */
function toDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Copies the tables as they are at one moment into a new file, while a server goes on writing or not; the copy is
 * checked whole before it gets its name, so that a file of that name is always a good one.
 */
export function backupSqlite(file: string, target: string): Backup {
  if (!existsSync(file)) throw new StoreUnfit(`There are no tables in ${file}.`)
  if (existsSync(target)) throw new StoreUnfit(`${target} exists already; a backup never overwrites.`)
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    // Keys are in it as hashes only, but names and whole games are nobody else's business.
    chmodSync(part, 0o600)
    const found = checkCopy(part)
    toDisk(part)
    renameSync(part, target)
    toDisk(dirname(target))
    return { bytes: statSync(target).size, ...found }
  } catch (error) {
    rmSync(part, { force: true })
    throw storeErrorOf(error)
  }
}

function checkCopy(part: string): { rooms: number; entries: number } {
  const copy = new DatabaseSync(part, { readOnly: true })
  try {
    const verdict = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {})[0]
    const [stray] = copy.prepare('pragma foreign_key_check').all()
    if (verdict !== 'ok' || stray !== undefined) throw new StoreDamaged(`the copy is damaged: ${verdict}`)
    const count = (sql: string) => Number(Object.values(copy.prepare(sql).get() ?? {})[0])
    const rooms = count('select count(*) from rooms')
    const entries = count('select count(*) from entries')
    if (entries !== count('select coalesce(sum(head + 1), 0) from rooms'))
      throw new StoreDamaged('the copy misses entries of some tables')
    return { rooms, entries }
  } finally {
    copy.close()
  }
}
