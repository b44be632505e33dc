import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL server of one's own. It ends with this process, however that ends. */
export interface TestPostgres {
  /** Of the database `postgres`, as a user who may do everything. */
  readonly url: string
  /** kill -9 of the server. */
  kill(): Promise<void>
  /** In an orderly way, without waiting for clients. */
  stop(): Promise<void>
  /** Again, after kill or stop, on the same port with the same data. */
  start(): Promise<void>
  /** Ends it and throws the data away. */
  end(): Promise<void>
}

const guardian = fileURLToPath(new URL('./guardian.ts', import.meta.url))

/** `settings`: what postgresql.conf would say, for example { synchronous_commit: 'off' }. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const child = spawn(process.execPath, [guardian, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const over = new Promise<void>((done) => child.once('exit', () => done()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error('PostgreSQL could not be started; its own words are above')
    return value
  }
  const say = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`)
    await answer()
  }
  const port = Number(await answer())
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => say('kill'),
    stop: () => say('stop'),
    start: () => say('start'),
    end: async () => {
      child.stdin.end()
      await over
    },
  }
}
