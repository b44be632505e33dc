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

/** A guardian that obeys words until it is let go. */
export interface Held {
  /** What it said first. */
  readonly first: string
  /** Says a word and gives the answer. */
  say(word: string): Promise<string>
  end(): Promise<void>
}

export async function hold(file: string, settings: Readonly<Record<string, string>>): Promise<Held> {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const over = new Promise<void>((done) => child.once('exit', () => done()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error('PostgreSQL could not be started; its own words are above')
    return value
  }
  return {
    first: await answer(),
    say: (word) => {
      child.stdin.write(`${word}\n`)
      return answer()
    },
    end: async () => {
      child.stdin.end()
      await over
    },
  }
}

/** `settings`: what postgresql.conf would say, for example { synchronous_commit: 'off' }. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const { first, say, end } = await hold('./guardian.ts', settings)
  const done = async (word: string): Promise<void> => void (await say(word))
  return {
    url: `postgres://postgres@127.0.0.1:${first}/postgres`,
    kill: () => done('kill'),
    stop: () => done('stop'),
    start: () => done('start'),
    end,
  }
}
