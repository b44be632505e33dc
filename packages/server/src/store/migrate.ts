import { StoreDamaged, StoreUnfit } from '@graveshift/table/store'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Names of our own, so that another program may share the database. */
export const MIGRATIONS_DONE = 'graveshift_migrations'
export const MIGRATIONS_LOCK = 'graveshift_migration_lock'

async function doneBefore(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === MIGRATIONS_DONE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(MIGRATIONS_DONE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings the tables up to date. Safe when several nodes start at once: on PostgreSQL the migrator takes a lock, on
 * SQLite the data folder belongs to one process. What a newer version made is left alone.
 */
export async function migrate(db: Kysely<Tables>, sqlite: boolean): Promise<void> {
  const known = migrations(sqlite)
  const unknown = (await doneBefore(db)).filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new StoreUnfit(
      `The database was made by a newer version of Graveshift (it has ${unknown.join(', ')}, unknown here). Start that version, or restore the backup from before the update.`,
    )
  const migrator = new Migrator({
    db,
    migrationTableName: MIGRATIONS_DONE,
    migrationLockTableName: MIGRATIONS_LOCK,
    provider: { getMigrations: async () => ({ ...known }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw isDatabases(error) ? error : listDamaged(error)
}

/** Databases and connections give their errors a code; the migrator does not. */
const isDatabases = (error: unknown): boolean =>
  error instanceof Error && ('code' in error || 'errcode' in error)

/** It read another list than we did: an index and its table do not say the same. */
const listDamaged = (error: unknown): StoreDamaged =>
  new StoreDamaged(
    `The list of what was done to the database is damaged (${error instanceof Error ? error.message : String(error)}). Restore the last backup.`,
    { cause: error },
  )
