import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { MIGRATIONS_DONE, MIGRATIONS_LOCK } from '../../store/migrate.ts'
import { migrations } from '../../store/migrations/index.ts'

/** All that a server wrote to a PostgreSQL, and how far its tables had come. */
export interface KeptRows {
  readonly migrations: readonly string[]
  /** In an order in which they can be put back. */
  readonly tables: readonly { readonly name: string; readonly rows: readonly Row[] }[]
}
type Row = Readonly<Record<string, unknown>>

async function withDatabase<Result>(
  url: string,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
  })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

export const keepRows = (url: string): Promise<KeptRows> =>
  withDatabase(url, async (db) => {
    const done = await sql<{
      name: string
    }>`select name from ${sql.table(MIGRATIONS_DONE)} order by name`.execute(db)
    const found = (await db.introspection.getTables()).map(({ name }) => name)
    const names = found.filter(
      (name) => name !== MIGRATIONS_DONE && name !== MIGRATIONS_LOCK && name !== 'rooms',
    )
    const tables = []
    // All others point to rooms.
    for (const name of ['rooms', ...names]) {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      tables.push({ name, rows })
    }
    return { migrations: done.rows.map(({ name }) => name), tables }
  })

/** Makes the tables of that time in an empty database, and fills them. */
export const putBackRows = (url: string, kept: KeptRows): Promise<void> =>
  withDatabase(url, async (db) => {
    const known = migrations(false)
    const provider = {
      getMigrations: async () =>
        Object.fromEntries(kept.migrations.map((name) => [name, known[name] ?? lost(name)])),
    }
    const migrator = new Migrator({
      db,
      migrationTableName: MIGRATIONS_DONE,
      migrationLockTableName: MIGRATIONS_LOCK,
      provider,
    })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    for (const { name, rows } of kept.tables)
      for (const row of rows)
        await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
          values (${sql.join(Object.values(row))})`.execute(db)
    await sql`select setval(pg_get_serial_sequence('rooms', 'no'), (select max(no) from rooms))`.execute(db)
  })

function lost(name: string): never {
  throw new Error(`${name} was released, and is gone`)
}
