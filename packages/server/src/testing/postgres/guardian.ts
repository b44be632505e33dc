// Runs one PostgreSQL server for as long as somebody holds its standard input, and leaves nothing behind: when the
// holder ends, even by kill -9, the pipe closes. One word a line on standard input: kill, start, stop; each is answered
// with a line on standard output. The first line tells the port.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeReachable, nobody, programs } from './programs.ts'

const user = nobody()
const scratch = makeReachable('graveshift-postgres-')
const data = join(scratch, 'data')
const options = { ...user, cwd: scratch }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

let server: ChildProcess | undefined
let port = 0

/** The children of a killed server live on for a moment, and keep its memory. */
const start = async (program: string, tries = 100): Promise<void> => {
  try {
    await startOnce(program)
  } catch (error) {
    if (tries === 0 || !String(error).includes('is still in use')) throw error
    await new Promise((later) => setTimeout(later, 50))
    await start(program, tries - 1)
  }
}

/** Settles when the server takes connections; throws with its own words when it ends before. */
const startOnce = async (program: string): Promise<void> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    ...JSON.parse(process.argv[2] ?? '{}'),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program, ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server = child
  let words = ''
  await new Promise<void>((ready, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`postgres ended with ${code}: ${words}`)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-10_000)
      if (words.includes('ready to accept connections')) ready()
    })
  })
}

const end = async (signal: NodeJS.Signals): Promise<void> => {
  const child = server
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const leave = async (): Promise<never> => {
  await end('SIGQUIT')
  rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)

try {
  const { initdb, postgres } = await programs(user, scratch)
  mkdirSync(data, { mode: 0o700 })
  if (user !== undefined) chownSync(data, user.uid, user.gid)
  execFileSync(
    initdb,
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  port = await freePort()
  await start(postgres)
  console.log(port)

  const commands: Readonly<Record<string, () => Promise<void>>> = {
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    start: () => start(postgres),
  }
  for await (const line of createInterface({ input: process.stdin })) {
    await commands[line]?.()
    console.log(line)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
await leave()
