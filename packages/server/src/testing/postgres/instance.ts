import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { nobody, programs } from './programs.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const user = nobody()

/** What postgresql.conf would say. */
type Settings = Readonly<Record<string, string>>

/** One PostgreSQL with a folder and a port of its own, run by whoever may. */
export class Instance {
  readonly data: string
  readonly port: number
  readonly #postgres: string
  readonly #scratch: string
  readonly #settings: Settings
  #server: ChildProcess | undefined

  private constructor(scratch: string, data: string, port: number, postgres: string, settings: Settings) {
    this.#scratch = scratch
    this.data = data
    this.port = port
    this.#postgres = postgres
    this.#settings = settings
  }

  /** With new tables in it, or with nothing where it shall become a copy of another. */
  static async make(scratch: string, data: string, settings: Settings, empty = false): Promise<Instance> {
    const { initdb, postgres } = await programs(user, scratch)
    const instance = new Instance(scratch, data, await freePort(), postgres, settings)
    instance.clear()
    const how = [
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ]
    if (!empty) instance.run(initdb, '-D', data, ...how)
    return instance
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** A program as the user whose files these are. */
  run(program: string, ...args: readonly string[]): void {
    execFileSync(program, args, { ...user, cwd: this.#scratch, stdio: ['ignore', 'ignore', 'pipe'] })
  }

  /** An empty folder. */
  clear(): void {
    rmSync(this.data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    mkdirSync(this.data, { mode: 0o700 })
    this.own(this.data)
  }

  /** Gives a file to that user. */
  own(file: string): void {
    if (user !== undefined) chownSync(file, user.uid, user.gid)
  }

  /** The children of a killed server live on for a moment, and keep its memory. */
  async start(tries = 100): Promise<void> {
    try {
      await this.#startOnce()
    } catch (error) {
      if (tries === 0 || !String(error).includes('is still in use')) throw error
      await new Promise((later) => setTimeout(later, 50))
      await this.start(tries - 1)
    }
  }

  /** Settles when the server takes connections; throws with its own words when it ends before. */
  async #startOnce(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '64MB',
      ...this.#settings,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(this.#postgres, ['-D', this.data, '-p', String(this.port), ...flags], {
      ...user,
      cwd: this.#scratch,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#server = child
    let words = ''
    await new Promise<void>((ready, fail) => {
      child.once('error', fail)
      child.once('exit', (code) => fail(new Error(`postgres ended with ${code}: ${words}`)))
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-10_000)
        if (/ready to accept (read-only )?connections/.test(words)) ready()
      })
    })
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#server
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
