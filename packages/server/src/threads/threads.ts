import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BotTask } from '../bots/think.ts'
import type { DailyTask } from '../daily/check.ts'
import type { RecordTask } from '../http/record.ts'
import type { ThreadReply, ThreadRequest } from './messages.ts'
import type * as work from './work.ts'

/** Without anything to do the process beside us is ended after this. */
const IDLE_MS = 5 * 60_000

const THINKER = fileURLToPath(new URL('./thinker.ts', import.meta.url))

interface Works {
  readonly think: { readonly task: BotTask; readonly gives: Awaited<ReturnType<typeof work.think>> }
  readonly recordFrom: {
    readonly task: RecordTask
    readonly gives: Awaited<ReturnType<typeof work.recordFrom>>
  }
  readonly check: { readonly task: DailyTask; readonly gives: Awaited<ReturnType<typeof work.check>> }
}

/** Not done in time, or ended from outside: no fault of the work itself, and worth another try later. */
class Undone extends Error {
  override readonly name = 'Undone'
}

export const isUndone = (error: unknown): boolean => error instanceof Undone

interface Waiting {
  readonly done: (gives: never) => void
  readonly failed: (error: Error) => void
}

/**
 * Work that takes longer than anybody should wait for. It is done in threads of a process of its own: code that is made
 * and thrown away in many threads has brought Node itself down (nodejs/node#64500), and that must not be the server.
 */
export class Threads {
  readonly #count: number
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  /** Made when first needed: most servers need it seldom. */
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(count: number) {
    this.#count = Math.max(1, count)
  }

  /** The process in which it is done, if there is one now. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Rejects with what `isUndone` when it is not done in time, waiting for a thread included. */
  run<K extends keyof Works>(name: K, task: Works[K]['task'], ms: number): Promise<Works[K]['gives']> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Undone('closed'))
      clearTimeout(this.#idle)
      const id = ++this.#asked
      this.#waiting.set(id, { done, failed })
      this.#process ??= this.#start()
      const asked: ThreadRequest = { id, name, task, ms }
      this.#process.send(asked, (error) => {
        if (error) this.#settle(id, ({ failed: fail }) => fail(new Undone(error.message)))
      })
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    const running = this.#process
    if (!running) return
    const gone = new Promise<void>((on) => running.once('exit', () => on()))
    running.kill('SIGKILL')
    await gone
  }

  #start(): ChildProcess {
    const started = fork(THINKER, [String(this.#count)], {
      // It needs nothing of what the server was started with, least of all its secrets.
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
    })
    started.on('message', (told: ThreadReply) =>
      this.#settle(told.id, ({ done, failed }) => {
        if ('gives' in told) done(told.gives as never)
        else failed(told.late ? new Undone(told.message) : new Error(told.message))
      }),
    )
    const gone = (why: string) => {
      if (this.#process === started) this.#process = undefined
      for (const id of this.#waiting.keys()) this.#settle(id, ({ failed }) => failed(new Undone(why)))
    }
    started.once('error', ({ message }) => gone(message))
    started.once('exit', (code, signal) => gone(`ended with ${signal ?? code}`))
    return started
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (waiting) how(waiting)
    if (this.#waiting.size > 0 || this.#closed) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#process?.kill('SIGKILL'), IDLE_MS)
    this.#idle.unref()
  }
}
