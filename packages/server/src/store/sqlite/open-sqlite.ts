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
import { GroupWriter } from './group-writer.ts'
import { openWriter, type WriterSettings } from './open-writer.ts'
import { ThreadWriter } from './thread-writer.ts'

export interface SqliteSettings extends Omit<WriterSettings, 'patience'> {
  readonly patience?: number
  /** Files up to this size are checked whole when they are opened; larger ones would make every start slow. */
  readonly checkUpTo?: number
  /** Whether a thread of its own writes, so that nobody but the writers waits for the disk. It takes a moment to start. */
  readonly thread?: boolean
  /** The file was removed or replaced while it was in use: nothing that is written is kept. */
  readonly gone?: () => void
}

const MEGABYTE = 1024 * 1024

/** Opens, or makes, a database that keeps its promises, or throws a StoreError that says why not. */
export async function openSqlite(settings: SqliteSettings): Promise<SqlStore> {
  const {
    file,
    mostBytes,
    patience = 2_000,
    checkUpTo = 64 * MEGABYTE,
    thread = false,
    gone = () => {},
  } = settings
  mustBeWhole(file)
  const unlock = lockFolder(file, patience)
  try {
    const own = { file, patience, ...(mostBytes === undefined ? {} : { mostBytes }) }
    const first = openWriter(own)
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= checkUpTo) checkWhole(first, file)
      const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(first.db) })
      await migrate(db, true)
      const sql = statements(db)
      // Whoever closes the file last copies the write-ahead file back, which would keep a start waiting.
      const reader = new Connection(file, { readOnly: true, patience })
      reader.all(sql.counts, {})
      const writer = thread ? new ThreadWriter({ settings: own, sql }) : new GroupWriter(own, sql)
      return new SqlStore(new SqliteEngine(file, writer, reader, patience, unlock, gone), sql)
    } finally {
      first.close()
    }
  } catch (error) {
    unlock()
    throw unfitOf(storeErrorOf(error), file)
  }
}

/** What is left of tables is no reason to begin anew as if there had been none. */
function mustBeWhole(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.size === 0)
    throw new StoreUnfit(
      `${file} is empty (0 bytes). Restore the last backup; if there never were tables, remove it.`,
    )
  if (!found && statSync(`${file}-wal`, { throwIfNoEntry: false }))
    throw new StoreUnfit(
      `${file} is missing, but its write-ahead file ${file}-wal is there. Give the tables back, or restore the last backup.`,
    )
}

/** Our own statements are right: when SQLite does not understand one, the tables it speaks of are not ours any more. */
const unfitOf = (error: unknown, file: string): unknown =>
  error instanceof Error && 'errcode' in error
    ? new StoreDamaged(`${file} is damaged: ${error.message}. Restore the last backup.`, { cause: error })
    : error

function checkWhole(connection: Connection, file: string): void {
  const found = connection.pragma('quick_check(1)')
  if (found !== 'ok') throw new StoreDamaged(`${file} is damaged: ${found}. Restore the last backup.`)
}
