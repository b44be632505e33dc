import { statSync } from 'node:fs'
import { StoreDamaged, StoreUnfit } from '@graveshift/table/store'
import { Kysely } from 'kysely'
import { migrate } from '../migrate.ts'
import { SqlStore } from '../sql-store.ts'
import { statements } from '../statements.ts'
import type { Tables } from '../tables.ts'
import { Connection } from './connection.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { SqliteEngine } from './engine.ts'
import { storeErrorOf } from './errors.ts'
import { lockFolder } from './folder-lock.ts'

export interface SqliteSettings {
  readonly file: string
  /** The most the data may take, in bytes; beyond it writing fails with StorageFull. */
  readonly mostBytes?: number
  /** How long to wait for another process's lock, in ms. */
  readonly patience?: number
  /** Files up to this size are checked whole when they are opened; larger ones would make every start slow. */
  readonly checkUpTo?: number
}

const MEGABYTE = 1024 * 1024

/** Opens, or makes, a database that keeps its promises, or throws a StoreError that says why not. */
export async function openSqlite(settings: SqliteSettings): Promise<SqlStore> {
  const { file, patience = 2_000, checkUpTo = 64 * MEGABYTE } = settings
  const unlock = lockFolder(file, patience)
  try {
    const open = () => openWriter(settings, patience)
    const writer = open()
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= checkUpTo) checkWhole(writer, file)
      const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(writer.db) })
      await migrate(db, true)
      const engine = new SqliteEngine(file, writer, open, patience, unlock)
      return new SqlStore(engine, statements(db))
    } catch (error) {
      writer.close()
      throw error
    }
  } catch (error) {
    unlock()
    throw unfitOf(storeErrorOf(error), file)
  }
}

/** Our own statements are right: when SQLite does not understand one, the tables it speaks of are not ours any more. */
const unfitOf = (error: unknown, file: string): unknown =>
  error instanceof Error && 'errcode' in error
    ? new StoreDamaged(`${file} is damaged: ${error.message}. Restore the last backup.`, { cause: error })
    : error

function openWriter({ file, mostBytes }: SqliteSettings, patience: number): Connection {
  const connection = new Connection(file, { readOnly: false, patience })
  const set = (name: string, value: string | number, reads: unknown) => {
    connection.db.exec(`pragma ${name} = ${value}`)
    if (connection.pragma(name) !== reads)
      throw new StoreUnfit(`${file}: ${name} reads ${connection.pragma(name)}, not ${reads}`)
  }
  try {
    set('journal_mode', 'wal', 'wal')
    // The heart of it: a commit returns when the disk has it.
    set('synchronous', 'full', 2)
    set('foreign_keys', 'on', 1)
    set('journal_size_limit', 16 * MEGABYTE, 16 * MEGABYTE)
    connection.db.exec('pragma cell_size_check = on')
    if (mostBytes !== undefined) {
      const pages = Math.max(1, Math.floor(mostBytes / Number(connection.pragma('page_size'))))
      connection.db.exec(`pragma max_page_count = ${pages}`)
    }
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

function checkWhole(connection: Connection, file: string): void {
  const found = connection.pragma('quick_check(1)')
  if (found !== 'ok') throw new StoreDamaged(`${file} is damaged: ${found}. Restore the last backup.`)
}
