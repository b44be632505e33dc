import { FastChance } from '@graveshift/kernel'
import { startPostgres } from '@graveshift/server/testing/postgres/start-postgres'
import { pause } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'
import { onTwoNodes } from '../parts/two-nodes.ts'

interface Figures {
  readonly tables: number
  readonly people: number
  readonly seed: number
}

/** T5: the database is killed under two servers, which live on and write again as soon as it is back. */
export const killDatabase = (setting: Figures & { readonly kills: number; readonly acks: number }) =>
  onTwoNodes(setting, startPostgres, async ({ postgres, acknowledged, another }) => {
    const random = new FastChance(setting.seed)
    const gaps: number[] = []
    while (!isTimeUp() && (gaps.length < setting.kills || acknowledged() < setting.acks)) {
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
  onTwoNodes(setting, startPostgres, async ({ servers, players, acknowledged }) => {
    const random = new FastChance(setting.seed)
    let meanwhile = 0
    let round = 0
    for (; round < setting.rounds && !isTimeUp(); round++) {
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
    return { meanwhile, rounds: round }
  })

export const nodes = mode({
  tests: 'T5, T6',
  about:
    'two servers on one PostgreSQL: it is killed under them, and one of them sleeps while the other plays on',
  day: { kills: 5, acks: 300, rounds: 10, tables: 8, people: 2, seed: 1 },
  night: { kills: 50, acks: 20_000, rounds: 200 },
  async run(figures) {
    const killed = await killDatabase(figures)
    const paused = await pauseNode(figures)
    return [
      {
        test: 'T5',
        measured: [
          atLeast('kill -9 of a lone PostgreSQL', killed.figures.length, 50),
          atLeast('acknowledged', killed.acknowledged, 20_000),
          seen('writing again after its start p50', quantile(killed.figures, 0.5), 'ms'),
          atMost('p99', quantile(killed.figures, 0.99), 5000, 'ms'),
        ],
        wrong: killed.wrong,
      },
      {
        test: 'T6',
        measured: [
          atLeast('SIGSTOP of a server', paused.figures.rounds, 200),
          seen('acknowledged', paused.acknowledged),
          seen('of them by the other meanwhile', paused.figures.meanwhile),
        ],
        wrong: paused.wrong,
      },
    ]
  },
})
