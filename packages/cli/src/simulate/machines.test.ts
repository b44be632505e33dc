import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeDatabase, type TestDatabase } from '@graveshift/server/testing/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../games/gear-up/simulate/read-order.ts'
import { simulate } from './simulate.ts'

const GAMES = 25
const STRETCHES = 3
const FLAGS = { bots: 'quick', nodes: 1, seats: '2-3', difficulty: 'hard', boss: 'all', seed: 'machines' }
const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url))

let home = ''
let database: TestDatabase
let client: Client
const machines: ChildProcess[] = []

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'graveshift-machines-'))
  database = await makeDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  for (const machine of machines) machine.kill('SIGKILL')
  await client.end()
  await database.remove()
  rmSync(home, { recursive: true })
})

/** Another process stands for another machine: nothing but the database is shared. */
function startMachine(name: string): ChildProcess {
  const flags = Object.entries(FLAGS).flatMap(([flag, value]) => [`--${flag}`, `${value}`])
  const machine = spawn(
    process.execPath,
    [
      MAIN,
      'simulate',
      'gear-up',
      '--games',
      `${GAMES}`,
      ...flags,
      '--threads',
      '1',
      '--out',
      join(home, name),
    ],
    { env: { ...process.env, DATABASE_URL: database.url }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  machines.push(machine)
  return machine
}

/** The answer to a question to the database; 0 while its tables are not there yet. */
async function count(sql: string): Promise<number> {
  try {
    const { rows } = await client.query<{ count: string }>(`select count(*) ${sql}`)
    return Number(rows[0]?.count)
  } catch (error) {
    if ((error as { code?: string }).code === '42P01' || (error as { code?: string }).code === '3F000')
      return 0
    throw error
  }
}

const busy = () => count('from graphile_worker.jobs where locked_by is not null')
const signedIn = () => count('from graveshift_simulate.hand')
const played = () => count('from graveshift_simulate.stretch')

async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await pause(20)
}

const linesOf = (name: string) => readFileSync(join(home, name, 'games.jsonl'), 'utf8')

test('two machines share the work; what one had in hand when it was killed is played by the other', async () => {
  const one = startMachine('one')
  // Frozen in the middle of a stretch: it is slow now, and not gone.
  await until(async () => {
    if ((await signedIn()) === 0 || (await busy()) === 0) return false
    one.kill('SIGSTOP')
    if ((await busy()) === 1) return true
    one.kill('SIGCONT')
    return false
  })
  const before = await played()
  expect(before).toBeLessThan(STRETCHES)

  const other = startMachine('other')
  const ended = once(other, 'exit')
  await until(async () => (await played()) === STRETCHES - 1)
  expect(await signedIn()).toBe(2)
  expect(other.exitCode).toBeNull()

  one.kill('SIGKILL')
  expect((await ended)[0]).toBe(0)
  expect(await played()).toBe(STRETCHES)

  const finish = (name: string, more: object) =>
    simulate(
      {
        order: readOrder(FLAGS),
        games: GAMES,
        threads: 1,
        out: join(home, name),
        dataFolder: home,
        command: '',
        quiet: true,
        ...more,
      },
      new AbortController().signal,
    )
  await finish('alone', {})
  expect(linesOf('other')).toBe(linesOf('alone'))

  // Whoever comes late finds everything played, and has the same files at once.
  await finish('late', { databaseUrl: database.url })
  expect(linesOf('late')).toBe(linesOf('alone'))
}, 300_000)
