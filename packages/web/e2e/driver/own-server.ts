import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../server/src/main.mjs', import.meta.url))

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
    probe.on('error', reject)
  })

/** A server of a test's own, to be killed: with data of its own, at one address over all its lives. */
export class OwnServer {
  readonly address: string
  readonly #port: number
  readonly #data = mkdtempSync(join(tmpdir(), 'graveshift-e2e-own-'))
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.address = `http://localhost:${port}`
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort())
    await server.start(more)
    return server
  }

  /** With a client of one's own, if wanted. One address plays all the people there are. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const env = {
      ...process.env,
      TABLES_PER_HOUR: '100000',
      REQUESTS_PER_MINUTE: '100000',
      ...more,
      PORT: String(this.#port),
      DATA_DIR: this.#data,
      LOG_LEVEL: 'error',
    }
    this.#child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    while (!(await this.#answers())) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended with ${this.#child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** As a power cut does it: without a word. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  /** While it is down: a bit of a table's last entry turns. Gives how many entries the table has. */
  damage(room: string): number {
    const tables = new DatabaseSync(join(this.#data, 'tables.sqlite'))
    try {
      const found = tables.prepare('select no, head from rooms where room = ?').get(room)
      const { no, head } = found as { no: number; head: number }
      tables
        .prepare('update entries set body = replace(body, \'"sat"\', \'"sit"\') where no = ? and seq = ?')
        .run(no, head)
      return head + 1
    } finally {
      tables.close()
    }
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
