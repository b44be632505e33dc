import { FastChance } from '@graveshift/kernel'
import { makeFolder, pause, ServerProcess, until } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'
import type { Mode } from './mode.ts'
import { gather, NO_LIMITS } from './parts/crowd.ts'
import { ms, quantile, readFigures, report } from './parts/figures.ts'
import { freePort } from './parts/free-port.ts'
import { idleMemory } from './parts/idle-memory.ts'
import type { Player } from './parts/player.ts'

export interface LoadFigures {
  readonly rate: number
  readonly seconds: number
  readonly tables: number
  readonly sockets: number
  readonly games: number
  readonly seed: number
}

/** T21: so many real commands a second for so long, spread over all tables. Gives the times until the answer. */
export async function keepRate(players: readonly Player[], rate: number, seconds: number) {
  const before = players.map(({ deeds }) => deeds.length)
  const began = performance.now()
  const end = began + seconds * 1000
  let slot = began
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        const wish = player.wish()
        if (!wish) {
          await pause(5)
          continue
        }
        const mine = slot
        slot = Math.max(slot + 1000 / rate, performance.now() - 1000)
        if (mine >= end) return
        if (mine > performance.now()) await pause(mine - performance.now())
        await player.do(wish, () => performance.now() < end + 5000)
      }
    }),
  )
  const deeds = players.flatMap((player, index) => player.deeds.slice(before[index]))
  const times = deeds.flatMap(({ sent, at, settled }) =>
    at !== undefined && settled && 'done' in settled ? [at - sent] : [],
  )
  const span = (performance.now() - began) / 1000
  const unanswered = deeds.filter(({ settled }) => !settled).length
  return { times, perSecond: times.length / span, unanswered }
}

/** One of the server's own figures. */
export async function gauge(visitor: Visitor, name: string): Promise<number> {
  const { body } = await visitor.ask('GET', '/metrics')
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1])
}

/** T20, T21, T22, T24 as far as one computer can be both sides. */
export async function putUnderLoad({ rate, seconds, tables, sockets, games, seed }: LoadFigures) {
  const folder = makeFolder()
  const environment = { ...NO_LIMITS, PORT: String(await freePort()) }
  let server = new ServerProcess(folder.path, environment)
  try {
    const address = await server.address()
    const meet = () => new Visitor(address)
    const players = await gather({ tables, people: 1, seed, visitor: meet })
    const warm = await keepRate(players, rate, Math.min(3, seconds))
    const { times, perSecond, unanswered } = await keepRate(players, rate, seconds)
    const wrong = warm.unanswered + unanswered > 0 ? [`${warm.unanswered + unanswered} never answered`] : []
    const lag = (await gauge(meet(), 'nodejs_eventloop_lag_p99_seconds')) * 1000
    const rss = () => gauge(meet(), 'process_resident_memory_bytes')
    const before = await rss()
    const crowd = await gather({ tables: Math.ceil(sockets / 5), people: 1, tabs: 5, seed, visitor: meet })
    const perSocket = ((await rss()) - before) / crowd.length / 1024
    const all = [...players, ...crowd]
    const tries = new Map(all.map(({ link }) => [link, 0]))
    for (const { link } of all)
      link.listen((event) => {
        if (event.kind === 'status' && event.status === 'connecting')
          tries.set(link, (tries.get(link) ?? 0) + 1)
      })
    await server.kill()
    server = new ServerProcess(folder.path, environment)
    await server.address()
    const began = performance.now()
    await until(() => all.every(({ link }) => link.status === 'open'))
    const storm = performance.now() - began
    for (const { link } of all) link.stop()
    const idle = await idleMemory(games, new FastChance(seed).below(1000))
    return {
      wrong,
      times,
      perSecond,
      lag,
      perSocket,
      storm,
      mostTries: Math.max(...tries.values()),
      sockets: all.length,
      idle,
    }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const load: Mode = async (args) => {
  const figures = readFigures(args, {
    rate: 300,
    seconds: 300,
    tables: 60,
    sockets: 2000,
    games: 200,
    seed: 1,
  })
  const { wrong, times, perSecond, lag, perSocket, storm, mostTries, sockets, idle } =
    await putUnderLoad(figures)
  const said =
    `${Math.round(perSecond)} commands/s of ${figures.rate} wanted, ack p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, ` +
    `loop lag p99 ${ms(lag)}; ${perSocket.toFixed(1)} KB a socket with its table; ${sockets} sockets back ${ms(storm)} after a kill, ` +
    `at most ${mostTries} tries; idle game ${idle.perGame.toFixed(1)} KB, loaded in p50 ${ms(idle.loadP50)} p99 ${ms(idle.loadP99)} (${idle.entries} entries)`
  return report('T20-24', 'load', figures, said, wrong)
}
