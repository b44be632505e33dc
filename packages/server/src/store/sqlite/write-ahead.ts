import { statSync } from 'node:fs'
import type { Connection } from './connection.ts'

/** SQLite copies the write-ahead file back at 4 MB by itself, but only starts it anew in a moment without readers. */
const LARGE = 16 * 1024 * 1024
/** How many commits between two looks at the file. */
const EVERY = 20

/** Keeps the write-ahead file small while readers come and go without a pause. */
export class WriteAhead {
  readonly #file: string
  #commits = 0

  constructor(file: string) {
    this.#file = `${file}-wal`
  }

  /** To be called after each commit. */
  committed(connection: Connection): void {
    this.#commits++
    if (this.#commits % EVERY === 0 && this.bytes() > LARGE) this.#startAnew(connection)
  }

  bytes(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
  }

  /** Waits a moment for readers to finish; if they do not, as during a backup, the next look tries again. */
  #startAnew(connection: Connection): void {
    const patience = Number(connection.pragma('busy_timeout'))
    connection.db.exec('pragma busy_timeout = 50')
    try {
      connection.pragma('wal_checkpoint(truncate)')
    } finally {
      connection.db.exec(`pragma busy_timeout = ${patience}`)
    }
  }
}
