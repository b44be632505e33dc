import { Worker } from 'node:worker_threads'
import { StoreClosed, UnknownOutcome } from '@graveshift/table/store'
import type { Writes } from '../write.ts'
import {
  errorFrom,
  type Task,
  type ThreadSetting,
  type WriterReply,
  type WriterRequest,
} from './thread-messages.ts'
import type { Writer } from './writer.ts'

const thread = new URL('./writer-thread.mjs', import.meta.url)

interface Waiting {
  readonly settle: (answer: unknown) => void
  readonly fail: (error: Error) => void
}

/** Has a thread of its own write; this is its near side. */
export class ThreadWriter implements Writer {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  /** Not yet asked for: a message to a thread costs as much as a large one. */
  #tasks: Task[] = []
  #last = 0
  #closing: Promise<void> | undefined
  #closed = () => {}

  constructor(setting: ThreadSetting) {
    // What this process was started with may make no sense for a thread, such as -e.
    this.#worker = new Worker(thread, { workerData: setting, execArgv: [] })
    this.#worker.on('message', (told: WriterReply) => this.#hear(told))
    this.#worker.on('error', (error: Error) => this.#lose(error))
    this.#worker.on('exit', () => this.#lose(new Error('the thread that writes has ended')))
    this.#worker.unref()
  }

  write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    if (this.#closing) return Promise.reject(new StoreClosed('the store is closed'))
    const no = ++this.#last
    return new Promise((settle, fail) => {
      // A process that waits for a write does not end.
      if (this.#waiting.size === 0) this.#worker.ref()
      this.#waiting.set(no, { settle: settle as Waiting['settle'], fail })
      if (this.#tasks.push({ no, kind, given } as Task) === 1) setImmediate(() => this.#askAll())
    })
  }

  /** Closed is what has ended: a process that goes away before its thread cuts it off in mid-sentence. */
  close(): Promise<void> {
    this.#closing ??= new Promise((closed) => {
      this.#closed = closed
      this.#worker.ref()
      this.#askAll()
      this.#ask('close')
    })
    return this.#closing
  }

  #askAll(): void {
    if (this.#tasks.length > 0) this.#ask(this.#tasks)
    this.#tasks = []
  }

  #ask(asked: WriterRequest): void {
    this.#worker.postMessage(asked)
  }

  #hear(told: WriterReply): void {
    for (const { no, outcome } of told) {
      const waiting = this.#waiting.get(no)
      this.#waiting.delete(no)
      if ('error' in outcome) waiting?.fail(errorFrom(outcome.error))
      else waiting?.settle(outcome.answer)
    }
    if (this.#waiting.size === 0 && !this.#closing) this.#worker.unref()
  }

  /** Nobody knows what it did last. Without it there is no server: whoever starts the next one finds out. */
  #lose(cause: Error): void {
    for (const { fail } of this.#waiting.values())
      fail(new UnknownOutcome('the thread that writes was lost', { cause }))
    this.#waiting.clear()
    if (this.#closing) this.#closed()
    else throw cause
  }
}
