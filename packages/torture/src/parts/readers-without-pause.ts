import { Worker } from 'node:worker_threads'

/**
 * Reads a SQLite file from two connections that take turns: each begins before the other ends, so that there is no
 * moment without a reader. In a thread of its own, because SQLite keeps a thread to itself.
 */
const READING = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const readers = [0, 1].map(() => new DatabaseSync(workerData, { readOnly: true, timeout: 5000 }))
  let over = false
  let reads = 0
  parentPort.on('message', () => { over = true })
  const look = (db) => { db.exec('begin'); db.prepare('select count(*) from entries').get(); reads++ }
  const turn = (at) => {
    if (over) {
      parentPort.postMessage(reads)
      parentPort.close()
      return
    }
    look(readers[at])
    if (readers[1 - at].isTransaction) readers[1 - at].exec('commit')
    setTimeout(() => turn(1 - at), 5)
  }
  turn(0)`

export class ReadersWithoutPause {
  readonly #file: string
  #worker: Worker | undefined
  #reads: Promise<number> | undefined

  constructor(file: string) {
    this.#file = file
  }

  start(): void {
    const worker = new Worker(READING, { eval: true, workerData: this.#file })
    this.#worker = worker
    this.#reads = new Promise((told, fail) => {
      worker.once('message', told)
      worker.once('error', fail)
    })
  }

  /** Gives how often they looked. */
  async stop(): Promise<number> {
    this.#worker?.postMessage('stop')
    this.#worker = undefined
    return (await this.#reads) ?? 0
  }
}
