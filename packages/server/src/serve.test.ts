import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts the server as a program and gathers what it says. */
const start = (environment: Record<string, string>) => {
  const main = fileURLToPath(new URL('./main.mjs', import.meta.url))
  const program = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      CLIENT_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = program
  const said = { text: '' }
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (said.text += chunk))
  return { program, said, ended: once(program, 'close').then(([code]) => code) }
}

test('it makes its data folder, answers, and ends quietly on SIGTERM', async () => {
  const { program, said, ended } = start({})
  await once(program.stdout, 'data')
  const address = /http:\S+/.exec(said.text)?.[0] ?? ''
  expect(await (await fetch(`${address}healthz`)).json()).toEqual({ status: 'ok' })
  expect(existsSync(join(folder, 'data'))).toBe(true)
  program.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a port in use is told in plain words', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { said, ended } = start({ PORT: port })
  expect(await ended).toBe(1)
  expect(said.text).toMatch(/^graveshift: Port \d+ on localhost is taken by another program\./)
  other.close()
})

test.each(['file', 'file/data'])('a data folder %s that cannot be is told in plain words', async (name) => {
  writeFileSync(join(folder, 'file'), '')
  const { said, ended } = start({ DATA_DIR: join(folder, name) })
  expect(await ended).toBe(1)
  expect(said.text).toMatch(/^graveshift: The data folder .* Set DATA_DIR to a folder you may write to\.\n$/)
})

test('a client that is not built is told in plain words', async () => {
  const { said, ended } = start({ CLIENT_DIR: join(folder, 'nothing') })
  expect(await ended).toBe(1)
  expect(said.text).toMatch(/^graveshift: There is no built client in .*npm start/)
})

test('a bad PORT ends the program with 1', async () => {
  const { said, ended } = start({ PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(said.text).toMatch(/^graveshift: PORT is "abc"/)
})
