import { FastChance } from '@graveshift/kernel'
import { pause } from '../testing/server-process.ts'
import type { Mode } from './mode.ts'
import { ms, quantile, readFigures, report } from './parts/figures.ts'
import { onTwoNodes } from './parts/two-nodes.ts'

interface Figures {
  readonly tables: number
  readonly people: number
  readonly seed: number
}

/** T5: the database is killed under two servers, which live on and write again as soon as it is back. */
export const killDatabase = (setting: Figures & { readonly kills: number; readonly acks: number }) =>
  onTwoNodes(setting, async ({ postgres, acknowledged }) => {
    const random = new FastChance(setting.seed)
    const gaps: number[] = []
    const another = async () => {
      const had = acknowledged()
      const began = performance.now()
      while (acknowledged() === had) await pause(5)
      return performance.now() - began
    }
    while (gaps.length < setting.kills || acknowledged() < setting.acks) {
      await another()
      await pause(100 + random.below(900))
      await postgres.kill()
      await pause(random.below(300))
      await postgres.start()
      gaps.push(await another())
    }
    return gaps
  })

/** T6: a server stops in mid-air, the other plays on, the first comes back with an old idea of everything. */
export const pauseNode = (setting: Figures & { readonly rounds: number }) =>
  onTwoNodes(setting, async ({ servers, players, acknowledged }) => {
    const random = new FastChance(setting.seed)
    let meanwhile = 0
    for (let round = 0; round < setting.rounds; round++) {
      const asleep = random.below(servers.length)
      const awake = players.filter((_, index) => index % 2 !== asleep)
      await pause(50 + random.below(300))
      servers[asleep]?.signal('SIGSTOP')
      const count = () => awake.reduce((sum, player) => sum + player.acknowledged, 0)
      const had = count()
      await pause(100 + random.below(700))
      meanwhile += count() - had
      servers[asleep]?.signal('SIGCONT')
      const before = acknowledged()
      while (acknowledged() === before) await pause(5)
    }
    return meanwhile
  })

export const nodes: Mode = async (args) => {
  const all = readFigures(args, { kills: 50, acks: 20_000, rounds: 200, tables: 8, people: 2, seed: 1 })
  const killed = await killDatabase(all)
  const wellKilled = report(
    'T5',
    'nodes',
    all,
    `${killed.figures.length} x kill -9 of PostgreSQL under two servers, ${killed.acknowledged} acknowledged, ` +
      `writing again p50 ${ms(quantile(killed.figures, 0.5))}, p99 ${ms(quantile(killed.figures, 0.99))} after its start`,
    killed.wrong,
  )
  const paused = await pauseNode(all)
  const wellPaused = report(
    'T6',
    'nodes',
    all,
    `${all.rounds} x SIGSTOP of a server, ${paused.acknowledged} acknowledged, ${paused.figures} of them by the other meanwhile`,
    paused.wrong,
  )
  return wellKilled && wellPaused
}
