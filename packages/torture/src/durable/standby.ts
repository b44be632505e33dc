import { FastChance } from '@graveshift/kernel'
import { startPair } from '@graveshift/server/testing/postgres/start-pair'
import { pause } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'
import { onTwoNodes } from '../parts/two-nodes.ts'

export interface StandbyFigures {
  readonly kills: number
  readonly acks: number
  readonly tables: number
  readonly people: number
  readonly seed: number
}

/** T5: the database is killed under two servers, and the one that followed it takes its place with all that was told. */
export const killPrimary = (figures: StandbyFigures) =>
  onTwoNodes(figures, startPair, async ({ postgres, acknowledged, another }) => {
    const random = new FastChance(figures.seed)
    const gaps: number[] = []
    for (let kill = 0; kill < figures.kills && !isTimeUp(); kill++) {
      // Enough between two kills to come to what was asked for in the end.
      const wanted = (figures.acks * (kill + 1)) / figures.kills
      while (acknowledged() < wanted) await pause(20)
      await pause(random.below(300))
      const began = performance.now()
      await postgres.fail()
      await another()
      gaps.push(performance.now() - began)
      await postgres.mend()
      await another()
    }
    return gaps
  })

export const standby = mode({
  tests: 'T5',
  about: 'two servers on a PostgreSQL that is killed, and on its synchronous standby that takes over',
  day: { kills: 4, acks: 300, tables: 8, people: 2, seed: 1 },
  night: { kills: 50, acks: 20_000 },
  async run(figures) {
    const { wrong, acknowledged, figures: gaps } = await killPrimary(figures)
    const measured = [
      atLeast('kill -9 of the primary', gaps.length, 50),
      atLeast('acknowledged', acknowledged, 20_000),
      seen('written again after p50', quantile(gaps, 0.5), 'ms'),
      atMost('p99', quantile(gaps, 0.99), 5000, 'ms'),
    ]
    return [{ test: 'T5', measured, wrong }]
  },
})
