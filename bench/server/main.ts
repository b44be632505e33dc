// npm run bench:server [-- PART ... | --keep]: our server beside its peers in one run. BENCH_SECONDS sets how long each is measured.
import { loadavg } from 'node:os'
import { startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts'
import { ms, quantile } from '../../packages/torture/src/parts/figures.ts'
import { idleMemory } from '../../packages/torture/src/parts/idle-memory.ts'
import { keepRun } from '../src/keep.ts'
import { measureBoardgame } from './boardgame.ts'
import type { Driven } from './drive.ts'
import { measureOurNodes, measureOurs } from './ours.ts'
import { measureSocketIo } from './socket-io.ts'

const seconds = Number(process.env.BENCH_SECONDS) || 10
/** One command on its way in each of 16 rooms, and everything told to the four who sit there. */
const ROOMS = 16
const PEOPLE = 4
const RATE = 1000
const NODES = 2

const kept: string[][] = []

function line(what: string, { times, perSecond, clients }: Driven): void {
  const [rate, p50, p99] = [
    String(Math.round(perSecond)),
    ms(quantile(times, 0.5)),
    ms(quantile(times, 0.99)),
  ] as const
  kept.push([what, `${rate}/s`, p50, p99, ''])
  console.log(
    `${what.padEnd(56)}${rate.padStart(6)} commands/s   p50 ${p50}   p99 ${p99}   (clients: ${Math.round(100 * clients)}% of a core)`,
  )
}

function note(what: string, figure: string, goal: string): void {
  kept.push([what, figure, '', '', goal])
  console.log(`${what}: ${figure}${goal === '' ? '' : ` (goal ${goal})`}`)
}

/** One node and its own disk, beside a server that keeps nothing. */
async function sqlite(): Promise<void> {
  const peer = await measureBoardgame(ROOMS, PEOPLE, seconds)
  line('boardgame.io, in memory', peer)
  const { fast, paced } = await measureOurs({ rooms: ROOMS, people: PEOPLE, seconds, rate: RATE })
  line('Graveshift, SQLite FULL, real Gear Up', fast)
  line(`Graveshift, ${RATE} commands/s wanted`, paced)
  note('ratio, SQLite beside boardgame.io', (fast.perSecond / peer.perSecond).toFixed(2), '>= 3')
  note(
    'the same for each second of CPU of the servers',
    `${(fast.perCpuSecond / peer.perCpuSecond).toFixed(2)} (${Math.round(fast.perCpuSecond)} and ${Math.round(peer.perCpuSecond)})`,
    '',
  )
}

/** Two nodes on a PostgreSQL of their own each time, so that neither finds what the other left. */
async function postgres(): Promise<void> {
  const theirs = await withPostgres((url) => measureSocketIo(url, NODES, ROOMS, PEOPLE, seconds))
  line(`socket.io with its PostgreSQL adapter, ${NODES} nodes`, theirs)
  const ours = await withPostgres((url) =>
    measureOurNodes(url, NODES, { rooms: ROOMS, people: PEOPLE, seconds }),
  )
  line(`Graveshift, PostgreSQL, ${NODES} nodes, real Gear Up`, ours)
  note('ratio, PostgreSQL beside socket.io', (ours.perSecond / theirs.perSecond).toFixed(2), '>= 1.5')
}

async function withPostgres<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  try {
    return await measure(server.url)
  } finally {
    await server.end()
  }
}

async function idle(): Promise<void> {
  const { perGame } = await idleMemory(100, 1)
  note('memory of an idle loaded game', `${perGame.toFixed(1)} KB`, '<= 64 KB')
}

/** What the stores alone can do. */
async function stores(): Promise<void> {
  process.argv.splice(2)
  await import('../../packages/server/src/bench/store-main.ts')
}

const PARTS = { sqlite, postgres, idle, stores }
const load = loadavg().map((one) => one.toFixed(1))
console.log(`load of the machine before: ${load.join(' ')}`)
console.log(`${ROOMS} rooms, ${PEOPLE} clients each, one command on its way in each room`)
const keep = process.argv.includes('--keep')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--keep')
for (const [name, part] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) await part()
if (keep)
  keepRun('server', 'npm run bench:server -- --keep', ['figure', 'commands', 'p50', 'p99', 'goal'], kept)
