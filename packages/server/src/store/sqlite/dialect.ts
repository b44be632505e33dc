import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type DialectAdapter, SqliteAdapter, SqliteDialect } from 'kysely'

/** SQLite does take back the making of tables; without this a crash in a migration would leave half of it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect on Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(db: DatabaseSync) {
    super({
      database: {
        close: () => db.close(),
        prepare: (sql) => {
          const statement = db.prepare(sql)
          const values = (given: readonly unknown[]) => given as SQLInputValue[]
          return {
            reader: statement.columns().length > 0,
            all: (given) => statement.all(...values(given)),
            run: (given) => statement.run(...values(given)),
            iterate: (given) => statement.iterate(...values(given)) as IterableIterator<unknown>,
          }
        },
      },
    })
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}
