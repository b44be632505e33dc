import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import { gauge, keepRate } from '../parts/rate.ts'

export interface ThroughputFigures {
  readonly rate: number
  readonly seconds: number
  readonly tables: number
  readonly seed: number
}

const WARM_SECONDS = 3

/** T21: so many real commands a second, every one of them on the disk before it is answered. */
export async function holdRate({ rate, seconds, tables, seed }: ThroughputFigures) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path, NO_LIMITS)
  try {
    const address = await server.address()
    const players = await gather({
      tables,
      games: ['gear-up'],
      people: 1,
      seed,
      visitor: () => new Visitor(address),
    })
    const warm = await keepRate(players, rate, Math.min(WARM_SECONDS, seconds))
    const held = await keepRate(players, rate, seconds)
    const lag = (await gauge(new Visitor(address), 'nodejs_eventloop_lag_p99_seconds')) * 1000
    const { wrong } = await judgeAfter(folder.path, server, players)
    const unanswered = warm.unanswered + held.unanswered
    if (unanswered > 0) wrong.push(`${unanswered} never answered`)
    return { ...held, lag, wrong }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const throughput = mode({
  tests: 'T21',
  about: 'a rate of real commands, and a higher one for a short while',
  day: { rate: 300, seconds: 20, highRate: 1000, highSeconds: 10, tables: 60, seed: 1 },
  night: { seconds: 300, highSeconds: 30 },
  async run({ rate, seconds, highRate, highSeconds, tables, seed }) {
    const steady = await holdRate({ rate, seconds, tables, seed })
    const high = await holdRate({ rate: highRate, seconds: highSeconds, tables: tables * 3, seed })
    const measured = [
      atLeast(`reached of ${rate} /s for ${seconds} s`, steady.perSecond, rate * 0.98, '/s'),
      atMost('answer p50', quantile(steady.times, 0.5), 15, 'ms'),
      atMost('answer p99', quantile(steady.times, 0.99), 75, 'ms'),
      seen('loop lag p99', steady.lag, 'ms'),
      atLeast(`reached of ${highRate} /s for ${highSeconds} s`, high.perSecond, highRate * 0.98, '/s'),
      atMost('answer p99', quantile(high.times, 0.99), 300, 'ms'),
    ]
    return [{ test: 'T21', measured, wrong: [...steady.wrong, ...high.wrong] }]
  },
})
