import { UnknownOutcome } from '@graveshift/table/store'
import type { Statements } from '../statements.ts'
import { type Writes, Writing } from '../write.ts'
import type { Connection } from './connection.ts'
import { isDiskTrouble, storeErrorOf } from './errors.ts'
import { GroupCommit } from './group-commit.ts'
import { openWriter, type WriterSettings } from './open-writer.ts'
import { WriteAhead } from './write-ahead.ts'
import type { Writer } from './writer.ts'

/** Writes in groups, with a connection of its own, in the thread it was made in. */
export class GroupWriter implements Writer {
  readonly #settings: WriterSettings
  readonly #sql: Statements
  readonly #group: GroupCommit
  #connection: Connection | undefined

  constructor(settings: WriterSettings, sql: Statements) {
    this.#settings = settings
    this.#sql = sql
    const writeAhead = new WriteAhead(settings.file)
    this.#group = new GroupCommit(() => this.#writing(), {
      failed: (error) => this.#failed(error),
      committed: () => writeAhead.committed(this.#writing()),
    })
    try {
      this.#writing()
    } catch {
      // Whoever writes first is told.
    }
  }

  write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    return this.#group.submit((run) => new Writing(run, this.#sql).do(kind, given))
  }

  async close(): Promise<void> {
    await this.#group.close()
    this.#closeConnection()
  }

  #writing(): Connection {
    this.#connection ??= openWriter(this.#settings)
    return this.#connection
  }

  #failed(error: unknown): unknown {
    if (!isDiskTrouble(error)) return storeErrorOf(error)
    // What the disk kept shows when the file is opened afresh, as after a crash.
    this.#closeConnection()
    return new UnknownOutcome('the disk failed in mid-write', { cause: error })
  }

  #closeConnection(): void {
    const old = this.#connection
    this.#connection = undefined
    try {
      old?.close()
    } catch (error) {
      if (storeErrorOf(error) === error) throw error
    }
  }
}
