import { FastChance } from '@graveshift/kernel'
import { makeFolder, pause, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { freePort } from '../parts/free-port.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import { isTimeUp } from '../parts/patience.ts'

export interface KillFigures {
  readonly kills: number
  readonly acks: number
  readonly tables: number
  readonly people: number
  readonly seed: number
}

/** T1: the real server is killed again and again while people play. Nothing that was acknowledged may be missing. */
export async function killAgainAndAgain({ kills, acks, tables, people, seed }: KillFigures) {
  const folder = makeFolder()
  const random = new FastChance(seed)
  const environment = { ...NO_LIMITS, PORT: String(await freePort()) }
  let server = new ServerProcess(folder.path, environment)
  try {
    const address = await server.address()
    const players = await gather({ tables, people, seed, visitor: () => new Visitor(address) })
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    let over = false
    const playing = Promise.all(players.map((player) => player.play(() => !over, 5)))
    const downs: number[] = []
    while (!isTimeUp() && (downs.length < kills || acknowledged() < acks)) {
      const had = acknowledged()
      await pause(200 + random.below(800))
      // Whoever is killed before anybody is back proves nothing.
      while (acknowledged() === had) await pause(20)
      await server.kill()
      const began = performance.now()
      server = new ServerProcess(folder.path, environment)
      await server.address()
      downs.push(performance.now() - began)
    }
    over = true
    await playing
    const { wrong, counts } = await judgeAfter(folder.path, server, players)
    return { wrong, acknowledged: acknowledged(), kills: downs.length, downs, counts }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const kill = mode({
  tests: 'T1',
  about: 'the real server is killed every 0.2 to 1.0 s while people play',
  day: { kills: 60, acks: 3000, tables: 12, people: 2, seed: 1 },
  night: { kills: 1000, acks: 50_000, tables: 40 },
  async run(figures) {
    const { wrong, acknowledged, kills, downs, counts } = await killAgainAndAgain(figures)
    const measured = [
      atLeast('kill -9', kills, 1000),
      atLeast('acknowledged', acknowledged, 50_000),
      seen('entries', counts.entries),
      seen('back after p50', quantile(downs, 0.5), 'ms'),
      atMost('back after, worst', Math.max(...downs), 1000, 'ms'),
    ]
    return [{ test: 'T1', measured, wrong }]
  },
})
