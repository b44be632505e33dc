// npm run bench:server: our server beside its peers in one run. BENCH_SECONDS sets how long each is measured.
import { loadavg } from 'node:os'
import { startPostgres } from '../../packages/server/src/testing/postgres/start-postgres.ts'
import { ms, quantile } from '../../packages/server/src/torture/parts/figures.ts'
import { idleMemory } from '../../packages/server/src/torture/parts/idle-memory.ts'
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

const line = (what: string, { times, perSecond, clients }: Driven) =>
  console.log(
    `${what.padEnd(66)}${String(Math.round(perSecond)).padStart(7)} commands/s   p50 ${ms(quantile(times, 0.5))}   p99 ${ms(quantile(times, 0.99))}   (the clients took ${Math.round(100 * clients)} % of a core)`,
  )

/** Two nodes on a PostgreSQL of their own each time, so that neither finds what the other left. */
async function onPostgres(): Promise<void> {
  const theirs = await withPostgres((url) => measureSocketIo(url, NODES, ROOMS, PEOPLE, seconds))
  line(`socket.io with its PostgreSQL adapter, ${NODES} nodes`, theirs)
  const ours = await withPostgres((url) =>
    measureOurNodes(url, NODES, { rooms: ROOMS, people: PEOPLE, seconds }),
  )
  line(`Graveshift, PostgreSQL, ${NODES} nodes, real Gear Up`, ours)
  console.log(`ratio of commands/s: ${(ours.perSecond / theirs.perSecond).toFixed(2)} (goal 1.5)`)
}

async function withPostgres<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    return await measure(postgres.url)
  } finally {
    await postgres.end()
  }
}

console.log(
  `load of the machine before: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
console.log(`${ROOMS} rooms, ${PEOPLE} clients each, one command on its way in each room`)
const peer = await measureBoardgame(ROOMS, PEOPLE, seconds)
line('boardgame.io, in memory', peer)
const { fast, paced } = await measureOurs({ rooms: ROOMS, people: PEOPLE, seconds, rate: RATE })
line('Graveshift, SQLite FULL, real Gear Up', fast)
line(`Graveshift, ${RATE} commands/s wanted`, paced)
console.log(`ratio of commands/s: ${(fast.perSecond / peer.perSecond).toFixed(2)} (goal 3)`)
console.log(
  `commands for each second of the server's own CPU: boardgame.io ${Math.round(peer.perCpuSecond)}, ` +
    `Graveshift ${Math.round(fast.perCpuSecond)}, ratio ${(fast.perCpuSecond / peer.perCpuSecond).toFixed(2)}`,
)
await onPostgres()
const idle = await idleMemory(100, 1)
console.log(`an idle loaded game: ${idle.perGame.toFixed(1)} KB (goal at most 64)`)
await import('../../packages/server/src/bench/store-main.ts')
