import { StoreClosed } from '@graveshift/table/store'
import { type Run, Undo } from '../engine.ts'
import type { Connection } from './connection.ts'

/** So long may the first of a group wait for others. */
const LONGEST_WINDOW = 5
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
 * own outcome: what fails is undone alone, and when the whole group fails everyone is tried alone.
 */
export class GroupCommit {
  readonly #connection: () => Connection
  readonly #hooks: GroupHooks
  #waiting: Job[] = []
  #scheduled: Promise<void> | undefined
  #lastCommit = 0
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
      if (this.#waiting.length < LARGEST_GROUP && !this.#closed) await this.#window()
      const group = this.#waiting.splice(0, LARGEST_GROUP)
      const outcomes = await this.#writeGroup(group)
      for (const [index, job] of group.entries())
        job.settle(outcomes[index] ?? { error: new Error('no outcome') })
    }
    this.#scheduled = undefined
  }

  /** As long as the last commit took: the slower the disk, the larger the groups; an idle server waits for nobody. */
  #window(): Promise<void> {
    const wait = Math.min(LONGEST_WINDOW, Math.floor(this.#lastCommit))
    return new Promise((go) => (wait < 1 ? setImmediate(go) : setTimeout(go, wait)))
  }

  async #writeGroup(group: readonly Job[]): Promise<readonly Outcome[]> {
    try {
      return await this.#transaction(group)
    } catch (error) {
      const [only] = group
      if (group.length <= 1 || only === undefined) return [{ error: this.#hooks.failed(error) }]
      const outcomes: Outcome[] = []
      for (const job of group) outcomes.push(...(await this.#writeGroup([job])))
      return outcomes
    }
  }

  /** Throws only when the group as a whole came to nothing. */
  async #transaction(group: readonly Job[]): Promise<readonly Outcome[]> {
    const connection = this.#connection()
    const { db } = connection
    const outcomes: Outcome[] = []
    db.exec('begin immediate')
    try {
      for (const { work } of group) outcomes.push(await this.#inSavepoint(connection, work))
      const begin = performance.now()
      db.exec('commit')
      this.#lastCommit = performance.now() - begin
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      throw error
    }
    this.#hooks.committed()
    return outcomes
  }

  async #inSavepoint(connection: Connection, work: Job['work']): Promise<Outcome> {
    const { db } = connection
    db.exec('savepoint one')
    try {
      const answer = await work(connection.run)
      db.exec('release one')
      return { answer }
    } catch (error) {
      // Some errors, such as a full disk, end the whole transaction.
      if (!db.isTransaction) throw error
      db.exec('rollback to one')
      db.exec('release one')
      return error instanceof Undo ? { answer: error.answer } : { error: this.#hooks.failed(error) }
    }
  }
}
