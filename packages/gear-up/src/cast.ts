import { Bug } from '@graveshift/kernel'
import type { Board, Setup } from './board.ts'
import type { BossSide, Content, Dashboard } from './content/compile.ts'

/** What a setup brings to the table. */
export interface Cast {
  /** One for each seat. */
  readonly dashboards: readonly Dashboard[]
  /** The side of the boss that this game's difficulty uses. */
  readonly bossSide: BossSide
}

function dashboard(content: Content, { survivors }: Setup, id: string): Dashboard {
  const survivor = content.survivors[id]
  if (!survivor) throw new Bug(`no survivor ${id}`)
  return survivors.length === 1 ? survivor.solo : survivor.team
}

function bossSide(content: Content, setup: Setup): BossSide {
  const boss = content.bosses[setup.boss]
  const difficulty = content.difficulties[setup.difficulty]
  if (!boss || !difficulty) throw new Bug(`no boss ${setup.boss} at ${setup.difficulty}`)
  return boss.sides[difficulty.bossSide]
}

export function castOf(content: Content, { setup }: Board): Cast {
  const { latest } = content
  if (latest.cast && latest.setup === setup) return latest.cast
  latest.cast = {
    dashboards: setup.survivors.map((id) => dashboard(content, setup, id)),
    bossSide: bossSide(content, setup),
  }
  latest.setup = setup
  return latest.cast
}
