import { type NewEntry, StoreAway, StoreClosed, type Summary, UnknownOutcome } from '@graveshift/table/store'
import type { Pool, PoolClient } from 'pg'
import { type Engine, type Run, Undo } from '../engine.ts'
import { valuesOf } from '../statement.ts'
import type { Statements } from '../statements.ts'
import { type Writes, Writing } from '../write.ts'
import { type Append, type AppendMany, rowsOf } from './append-many.ts'
import { isConnectionLost, isRefused, isTaken, mustDrop, storeErrorOf } from './errors.ts'
import { GroupAppend } from './group-append.ts'

/** Waits between tries while the database cannot be reached, in ms. Only what surely did not happen is tried again. */
const PAUSES = [50, 150, 400, 1_000]

const runOn =
  (client: PoolClient): Run =>
  async (statement, args) =>
    (await client.query({ name: statement.name, text: statement.sql, values: valuesOf(statement, args) }))
      .rows

/** A pool of connections to PostgreSQL. Any number of nodes may have one on the same database. */
export class PostgresEngine implements Engine {
  readonly #pool: Pool
  readonly #sql: Statements
  readonly #statement: AppendMany
  readonly #group = new GroupAppend((appends) => this.#appendMany(appends))
  readonly #underWay = new Set<Promise<unknown>>()
  #closed = false
  #stopWaiting: () => void = () => {}
  readonly #stopped = new Promise<void>((stop) => {
    this.#stopWaiting = stop
  })

  constructor(pool: Pool, sql: Statements, statement: AppendMany) {
    this.#pool = pool
    this.#sql = sql
    this.#statement = statement
  }

  readonly read: Run = (statement, args) =>
    this.#insist(() => this.#withClient((client) => runOn(client)(statement, args)))

  write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    const work = (run: Run) => new Writing(run, this.#sql).do(kind, given)
    return this.#insist(() => this.#withClient((client) => transaction(client, work)))
  }

  append(room: string, entries: readonly NewEntry[], summary: Summary | undefined): Promise<boolean> {
    return this.#group.append({ room, entries, summary })
  }

  #appendMany(appends: readonly Append[]): Promise<ReadonlySet<string> | undefined> {
    const args = { rows: rowsOf(appends) }
    return this.#insist(() =>
      this.#withClient(async (client) => {
        try {
          const rows = await runOn(client)(this.#statement, args)
          return new Set(rows.map(({ room }) => room))
        } catch (error) {
          if (isConnectionLost(error))
            throw new UnknownOutcome('the connection broke in mid-write', { cause: error })
          // What one of several is refused for, whatever it is, must not be the others'.
          if (isTaken(error) || (appends.length > 1 && isRefused(error))) return undefined
          throw error
        }
      }),
    )
  }

  async bytes(): Promise<number> {
    return this.#insist(() =>
      this.#withClient(async (client) => {
        const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
        return Number(rows[0]?.bytes ?? 0)
      }),
    )
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#stopWaiting()
    // A pool that is being ended forgets those who wait for a connection.
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
    await this.#pool.end()
  }

  #insist<T>(attempt: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreClosed('the store is closed'))
    const result = this.#tryAgain(attempt)
    this.#underWay.add(result)
    const over = () => void this.#underWay.delete(result)
    result.then(over, over)
    return result
  }

  async #tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
    for (const pause of PAUSES) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof StoreAway) || this.#closed) throw error
        await this.#wait(pause)
      }
    }
    return attempt()
  }

  async #wait(pause: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const slept = new Promise<void>((wake) => {
      timer = setTimeout(wake, pause)
    })
    await Promise.race([slept, this.#stopped])
    clearTimeout(timer)
  }

  async #withClient<T>(use: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined
    let drop = false
    try {
      client = await this.#pool.connect()
      return await use(client)
    } catch (error) {
      drop = error instanceof UnknownOutcome || mustDrop(error)
      throw storeErrorOf(error)
    } finally {
      client?.release(drop)
    }
  }
}

async function transaction<T>(client: PoolClient, work: (run: Run) => Promise<T>): Promise<T> {
  await client.query('begin')
  let answer: T
  try {
    answer = await work(runOn(client))
  } catch (error) {
    // Without a commit nothing happened, whatever becomes of the connection.
    if (!(error instanceof Error) || !mustDrop(error) || error instanceof Undo) await client.query('rollback')
    if (error instanceof Undo) return error.answer as T
    throw error
  }
  await commit(client)
  return answer
}

/** The one moment in which a broken connection leaves open what happened. */
async function commit(client: PoolClient): Promise<void> {
  try {
    const { command } = await client.query('commit')
    // The server's polite way to say that it could not.
    if (command !== 'COMMIT') throw new StoreAway(`commit ended in ${command}`)
  } catch (error) {
    if (!isConnectionLost(error) || error instanceof StoreAway) throw error
    throw new UnknownOutcome('the connection broke in mid-commit', { cause: error })
  }
}
