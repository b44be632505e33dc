import { StoreAway } from '@graveshift/table/store'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { migrate } from '../migrate.ts'
import { SqlStore } from '../sql-store.ts'
import { statements } from '../statements.ts'
import type { Tables } from '../tables.ts'
import { appendMany } from './append-many.ts'
import { checkServer } from './check-server.ts'
import { PostgresEngine } from './engine.ts'
import { storeErrorOf } from './errors.ts'
import { makePool } from './pool.ts'

export interface PostgresSettings {
  readonly url: string
  readonly connections?: number
  /** How long a server that is not up yet is waited for, in ms. */
  readonly patience?: number
  /** Start on a server that may forget what it confirmed. */
  readonly acceptLoss?: boolean
}

/** Opens a database, making its tables if need be, or throws a StoreError that says why not. */
export async function openPostgres(settings: PostgresSettings): Promise<SqlStore> {
  const { url, connections = 10, patience = 10_000, acceptLoss = false } = settings
  const pool = makePool(url, connections)
  try {
    await reach(pool, Date.now() + patience)
    await checkServer(pool, acceptLoss)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    await migrate(db, false)
    const sql = statements(db)
    return new SqlStore(new PostgresEngine(pool, sql, appendMany(db)), sql)
  } catch (error) {
    await pool.end()
    throw storeErrorOf(error)
  }
}

/** Database and server are often started together. */
async function reach(pool: Pool, until: number): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    if (!(storeErrorOf(error) instanceof StoreAway) || Date.now() >= until) throw error
    await new Promise((later) => setTimeout(later, 200))
    await reach(pool, until)
  }
}
