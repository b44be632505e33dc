import { StoreClosed } from '@graveshift/table/store'
import { type Run, Undo } from '../engine.ts'
import type { Connection } from './connection.ts'

const LARGEST_GROUP = 50

type Outcome = { readonly answer: unknown } | { readonly error: unknown }

interface Job {
  readonly work: (run: Run) => Promise<unknown>
  readonly settle: (outcome: Outcome) => void
}

export interface GroupHooks {
  /** Gives what the askers shall be told instead of a failed commit's error. */
  failed(error: unknown): unknown
  /** After each commit. */
  committed(): void
}

/**
 * Writes that come close to each other share one commit, because a commit costs a wait for the disk. Each keeps its
 * own outcome: when one fails nothing of the group is written, and everyone is tried alone.
 */
export class GroupCommit {
  readonly #connection: () => Connection
  readonly #hooks: GroupHooks
  #waiting: Job[] = []
  #scheduled: Promise<void> | undefined
  #closed = false

  constructor(connection: () => Connection, hooks: GroupHooks) {
    this.#connection = connection
    this.#hooks = hooks
  }

  submit<T>(work: (run: Run) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreClosed('the store is closed'))
    return new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        'error' in outcome ? reject(outcome.error) : resolve(outcome.answer as T)
      this.#waiting.push({ work, settle })
      this.#scheduled ??= this.#flush()
    })
  }

  /** Writes what was submitted, and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    while (this.#scheduled !== undefined) await this.#scheduled
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Those of one moment go together. More gather while the disk is waited for, so nobody waits for company.
      if (!this.#closed) await new Promise((go) => setImmediate(go))
      const group = this.#waiting.splice(0, LARGEST_GROUP)
      const outcomes = await this.#writeGroup(group)
      for (const [index, job] of group.entries())
        job.settle(outcomes[index] ?? { error: new Error('no outcome') })
    }
    this.#scheduled = undefined
  }

  /** What fails, fails the group, and costs everyone a transaction of his own: that is rare, and savepoints are not free. */
  async #writeGroup(group: readonly Job[]): Promise<readonly Outcome[]> {
    const [only] = group
    if (only !== undefined && group.length === 1) return [await this.#writeAlone(only)]
    try {
      return await this.#transaction(group)
    } catch {
      const outcomes: Outcome[] = []
      for (const job of group) outcomes.push(await this.#writeAlone(job))
      return outcomes
    }
  }

  async #writeAlone(job: Job): Promise<Outcome> {
    try {
      const [outcome] = await this.#transaction([job])
      return outcome ?? { error: new Error('no outcome') }
    } catch (error) {
      return error instanceof Undo ? { answer: error.answer } : { error: this.#hooks.failed(error) }
    }
  }

  /** Throws when anything failed: then nothing of it was written. */
  async #transaction(group: readonly Job[]): Promise<readonly Outcome[]> {
    const connection = this.#connection()
    const { db } = connection
    const outcomes: Outcome[] = []
    db.exec('begin immediate')
    try {
      for (const { work } of group) outcomes.push({ answer: await work(connection.run) })
      db.exec('commit')
    } catch (error) {
      // Some errors, such as a full disk, have ended it already.
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      throw error
    }
    this.#hooks.committed()
    return outcomes
  }
}
