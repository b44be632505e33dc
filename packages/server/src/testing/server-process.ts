import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.mjs', import.meta.url))

export interface Folder {
  readonly path: string
  remove(): void
}

/** A folder with a client that is only a page, and room for data. */
export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'graveshift-'))
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>the client</title>')
  return { path, remove: () => rmSync(path, { recursive: true }) }
}

/** What all servers of one database are told. */
export const sharedBy = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SERVER_KEY: randomBytes(32).toString('hex'),
  ADMIN_TOKEN: randomBytes(16).toString('hex'),
})

/** The server as a program of its own. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly ended: Promise<number | null>
  /** Everything it said, on both streams. */
  said = ''

  /** `before`: what the program is run by, for example something that counts what it asks of the system. */
  constructor(
    folder: string,
    environment: Readonly<Record<string, string>> = {},
    before: readonly string[] = [],
  ) {
    const { PATH = '' } = process.env
    const basic = { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), CLIENT_DIR: folder }
    const [program = '', ...args] = [...before, process.execPath, main]
    const child = spawn(program, args, {
      env: { ...basic, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.said += chunk
      })
    this.ended = once(child, 'close').then(([code]) => code)
    // A test that is over, in whatever way, leaves no server behind.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    void this.ended.then(() => process.off('exit', end))
  }

  /** Where it listens, once it does. */
  async address(): Promise<string> {
    for (;;) {
      const found = /Graveshift is at (http:\S+)\//.exec(this.said)?.[1]
      if (found !== undefined) return found
      const over = await Promise.race([this.ended.then(() => true), pause(20)])
      if (over === true) throw new Error(`the server ended: ${this.said}`)
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Waits for something to become true; the test's own time-out is the end of patience. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(10)
}
