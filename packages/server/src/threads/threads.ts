import type { Piscina } from 'piscina'
import type { BotTask } from '../bots/think.ts'
import type { DailyTask } from '../daily/check.ts'
import type * as work from './work.ts'

/** An idle thread is kept so long for what comes next. */
const IDLE_MS = 60_000

interface Works {
  readonly think: { readonly task: BotTask; readonly gives: ReturnType<typeof work.think> }
  readonly check: { readonly task: DailyTask; readonly gives: ReturnType<typeof work.check> }
}

/** Work that takes longer than anybody should wait for: it is done beside the server's own thread. */
export class Threads {
  readonly #count: number
  /** Made when first needed: most servers need it seldom. */
  #pool: Promise<Piscina> | undefined

  constructor(count: number) {
    this.#count = Math.max(1, count)
  }

  /** Rejects with an AbortError when it is not done in time, waiting for a thread included. */
  async run<K extends keyof Works>(name: K, task: Works[K]['task'], ms: number): Promise<Works[K]['gives']> {
    this.#pool ??= this.#start()
    const pool = await this.#pool
    return pool.run(task, { name, signal: AbortSignal.timeout(ms) })
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy()
  }

  async #start(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina')
    return new Pool({
      filename: new URL('./work.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#count,
      idleTimeout: IDLE_MS,
      // A thread needs nothing of what the server was started with, least of all its secrets.
      env: {},
      execArgv: [],
    })
  }
}

/** Ended because it took or waited too long. */
export const isTooLate = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
