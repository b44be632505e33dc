import { existsSync, statSync } from 'node:fs'
import { type Store, StoreAway, StoreDamaged, StoreUnfit } from '@graveshift/table/store'
import { Kysely } from 'kysely'
import type { Engine } from '../store/engine.ts'
import { SqlStore } from '../store/sql-store.ts'
import { Connection } from '../store/sqlite/connection.ts'
import { NodeSqliteDialect } from '../store/sqlite/dialect.ts'
import { storeErrorOf } from '../store/sqlite/errors.ts'
import { statements } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'

const PATIENCE_MS = 10_000

/** The tables of a file to be looked at, while a server goes on writing or not. */
export function readTables(file: string): Store {
  if (!existsSync(file)) throw new StoreUnfit(`There are no tables in ${file}.`)
  if (statSync(file).size === 0) throw new StoreUnfit(`${file} is empty (0 bytes).`)
  try {
    const connection = new Connection(file, { readOnly: true, patience: PATIENCE_MS })
    const verdict = connection.pragma('quick_check(1)')
    if (verdict !== 'ok') throw new StoreDamaged(`${file} is damaged: ${verdict}. Restore the last backup.`)
    const sql = statements(new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection.db) }))
    return new SqlStore(engineOf(connection, file), sql)
  } catch (error) {
    throw storeErrorOf(error)
  }
}

const engineOf = (connection: Connection, file: string): Engine => ({
  read: async (statement, args) => {
    try {
      return connection.all(statement, args)
    } catch (error) {
      throw storeErrorOf(error)
    }
  },
  write: () => Promise.reject(new StoreAway(`${file} is only read here`)),
  bytes: async () => statSync(file).size,
  close: async () => connection.close(),
})
