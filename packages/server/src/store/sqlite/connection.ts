import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Run } from '../engine.ts'
import { type Statement, valuesOf } from '../statement.ts'

/** One SQLite connection, with its statements prepared once. */
export class Connection {
  readonly db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(file: string, options: { readonly readOnly: boolean; readonly patience: number }) {
    this.db = new DatabaseSync(file, { readOnly: options.readOnly, timeout: options.patience })
  }

  readonly run: Run = async (statement, args) => this.all(statement, args)

  all<A, R>(statement: Statement<A, R>, args: A): readonly R[] {
    let prepared = this.#prepared.get(statement.name)
    if (prepared === undefined) {
      prepared = this.db.prepare(statement.sql)
      this.#prepared.set(statement.name, prepared)
    }
    return prepared.all(...valuesOf(statement, args)) as R[]
  }

  /** The first value of a pragma's first row. */
  pragma(text: string): unknown {
    return Object.values(this.db.prepare(`pragma ${text}`).get() ?? {})[0]
  }

  close(): void {
    this.#prepared.clear()
    if (this.db.isOpen) this.db.close()
  }
}
