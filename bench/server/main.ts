// npm run bench:server: our server beside boardgame.io's in one run. BENCH_SECONDS sets how long each is measured.
import { loadavg } from 'node:os'
import { ms, quantile } from '../../packages/server/src/torture/parts/figures.ts'
import { idleMemory } from '../../packages/server/src/torture/parts/idle-memory.ts'
import { measureOurs } from './ours.ts'
import { measurePeer } from './peer.ts'

const seconds = Number(process.env.BENCH_SECONDS) || 10
const TABLES = 50
const RATE = 1000

const line = (what: string, times: readonly number[], perSecond: number) =>
  console.log(
    `${what.padEnd(66)}${String(Math.round(perSecond)).padStart(7)} commands/s   p50 ${ms(quantile(times, 0.5))}   p99 ${ms(quantile(times, 0.99))}`,
  )

console.log(
  `load of the machine before: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
const peer = await measurePeer(TABLES, seconds)
line(`boardgame.io, in memory, ${TABLES} matches`, peer.times, peer.perSecond)
const { fast, paced } = await measureOurs(TABLES, seconds, RATE)
line(`Graveshift, SQLite FULL, real Gear Up, ${TABLES} tables`, fast.times, fast.perSecond)
line(`Graveshift, at most ${RATE} commands/s`, paced.times, paced.perSecond)
console.log(
  `ratio of commands/s: ${(fast.perSecond / peer.perSecond).toFixed(2)} (goal 3); our clients fold every game twice on the same cores`,
)
console.log(
  `commands for each second of the server's own CPU: boardgame.io ${Math.round(peer.perCpuSecond)}, ` +
    `Graveshift ${Math.round(fast.perCpuSecond)}, ratio ${(fast.perCpuSecond / peer.perCpuSecond).toFixed(2)}`,
)
const idle = await idleMemory(100, 1)
console.log(`an idle loaded game: ${idle.perGame.toFixed(1)} KB (goal at most 64)`)
await import('../../packages/server/src/bench/store-main.ts')
