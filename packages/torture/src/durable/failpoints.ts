import { FastChance } from '@graveshift/kernel'
import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { freePort } from '../parts/free-port.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import { isTimeUp } from '../parts/patience.ts'

/** Where a server is killed, in the order of a command's way. Everybody is told before the sender gets his answer. */
export const POINTS = [
  'before-write',
  'after-write',
  'after-commit',
  'before-broadcast',
  'mid-broadcast',
  'before-ack',
  'after-ack',
  'mid-checkpoint',
] as const

export interface FailFigures {
  /** At each point. */
  readonly crashes: number
  readonly tables: number
  readonly people: number
  readonly seed: number
}

const preload = new URL('../parts/fail-point.ts', import.meta.url).href

/** T2: killed at a chosen point, the n-th time it is reached, and started again, over and over. */
export async function failAtPoints({ crashes, tables, people, seed }: FailFigures) {
  const folder = makeFolder()
  const random = new FastChance(seed)
  const basic = { ...NO_LIMITS, PORT: String(await freePort()) }
  let server = new ServerProcess(folder.path, basic)
  try {
    const address = await server.address()
    const players = await gather({ tables, people, seed, visitor: () => new Visitor(address) })
    let over = false
    const playing = Promise.all(players.map((player) => player.play(() => !over, 2)))
    await server.kill()
    const reached: Record<string, number> = {}
    for (let crash = 0; crash < crashes && !isTimeUp(); crash++)
      for (const point of POINTS) {
        const environment = { FAIL_POINT: point, FAIL_AT: String(1 + random.below(12)) }
        server = new ServerProcess(folder.path, {
          ...basic,
          ...environment,
          NODE_OPTIONS: `--import ${preload}`,
        })
        // Nobody kills it but itself.
        if ((await server.ended) === null) reached[point] = (reached[point] ?? 0) + 1
        else throw new Error(`${point}: ${server.said}`)
      }
    server = new ServerProcess(folder.path, basic)
    await server.address()
    over = true
    await playing
    const { wrong } = await judgeAfter(folder.path, server, players)
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0)
    return { wrong, acknowledged, reached }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const failpoints = mode({
  tests: 'T2',
  about: 'the server kills itself the n-th time it reaches a point on the way of a write',
  day: { crashes: 5, tables: 6, people: 2, seed: 1 },
  night: { crashes: 200 },
  async run(figures) {
    const { wrong, acknowledged, reached } = await failAtPoints(figures)
    const measured = [
      ...POINTS.map((point) => atLeast(point, reached[point] ?? 0, 200, 'crashes')),
      seen('acknowledged', acknowledged),
    ]
    return [{ test: 'T2', measured, wrong }]
  },
})
