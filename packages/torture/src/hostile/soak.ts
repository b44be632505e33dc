import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { makeFolder, pause, ServerProcess } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { gather } from '../parts/crowd.ts'
import { atLeast, atMost, ms, quantile, seen } from '../parts/figures.ts'
import { HouseholdVisitor } from '../parts/household-visitor.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import type { Player } from '../parts/player.ts'
import { processFigures } from '../parts/process-figures.ts'
import { ATTACKS } from './attackers.ts'
import type { SoakOrder } from './soak-worker.ts'

export interface SoakFigures {
  readonly tables: number
  readonly seconds: number
  readonly seed: number
}

/** Nobody decides faster for long. */
const THINK_MS = 400
const LOOK_MS = 1000

const answersOf = (players: readonly Player[]): number[] =>
  players.flatMap(({ deeds }) =>
    deeds.flatMap(({ sent, at, settled }) =>
      at !== undefined && settled && 'done' in settled ? [at - sent] : [],
    ),
  )

/** People play at the limits of every day while each of these limits has an attacker of its own. */
export async function soakTables(
  { tables, seconds, seed }: SoakFigures,
  against: readonly string[] = Object.keys(ATTACKS),
  otherwise: Readonly<Record<string, string>> = {},
) {
  const folder = makeFolder()
  // Honest people and most attackers come through a proxy, each from an address of their own; some attackers do not.
  const server = new ServerProcess(folder.path, {
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...otherwise,
  })
  try {
    const address = await server.address()
    let household = 0
    const players = await gather({
      tables,
      people: 2,
      seed,
      visitor: () =>
        new HouseholdVisitor(address, `10.1.${Math.floor(household / 250)}.${1 + (household++ % 250)}`),
    })
    const host = new HouseholdVisitor(address, '10.2.0.1')
    const { body } = await host.open()
    const workerData: SoakOrder = {
      address,
      watchedRoom: body.room,
      watchKey: body.keys.watch,
      seconds,
      against,
    }
    const attackers = new Worker(new URL('./soak-worker.ts', import.meta.url), { workerData })
    const told = once(attackers, 'message')
    const memory: number[] = []
    let over = false
    const end = performance.now() + seconds * 1000
    const watching = (async () => {
      while (!over) {
        memory.push(processFigures(server.pid).megabytes)
        await pause(LOOK_MS)
      }
    })()
    await Promise.all(players.map((player) => player.play(() => performance.now() < end, THINK_MS)))
    const [refused] = (await told) as [readonly (readonly [string, number])[]]
    over = true
    await watching
    const answers = answersOf(players)
    const cpu = processFigures(server.pid).cpu
    const { wrong } = await judgeAfter(folder.path, server, players)
    for (const [limit, times] of refused) if (times === 0) wrong.push(`nothing was ever refused: ${limit}`)
    const half = memory.slice(Math.floor(memory.length / 2))
    return { wrong, refused, answers, memory: half, cpu }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const soak = mode({
  tests: 'T39',
  about: 'people play at the limits of every day while each limit has an attacker of its own',
  day: { tables: 6, seconds: 60, seed: 1 },
  night: { tables: 20, seconds: 1200 },
  async run(figures) {
    const { wrong, refused, answers, memory, cpu } = await soakTables(figures)
    const { tables, seconds } = figures
    const [first = 0] = memory
    const measured = [
      seen('honest people', tables * 2),
      atLeast('seconds', seconds, 1200),
      atLeast('attackers', refused.length, Object.keys(ATTACKS).length),
      seen('refused or cut', refused.map(([limit, times]) => `${limit} ${times}`).join(', ')),
      seen('honest commands', answers.length),
      seen('honest answer p50', ms(quantile(answers, 0.5))),
      atMost('honest answer p99', quantile(answers, 0.99), 200, 'ms'),
      atMost('server resident grown by in the second half', (memory.at(-1) ?? 0) - first, 20, 'MB'),
      seen('server resident', memory.at(-1) ?? 0, 'MB'),
      seen('CPU of the server', cpu, 's'),
    ]
    return [{ test: 'T39', measured, wrong }]
  },
})
