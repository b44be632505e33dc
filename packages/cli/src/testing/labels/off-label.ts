import { percent } from '../../simulate/report/parts.ts'
import type { Goal } from '../../simulate/simulated-game.ts'

/** Missions that are won more or less often than their label says, a line each. */
export const offLabel = (goals: readonly Goal[]): readonly string[] =>
  goals
    .filter(({ kind, met }) => kind === 'label' && !met)
    .map(({ of, difficulty, least, most, value, interval, sure }) => {
      const [low, high] = interval ?? [0, 1]
      const luck = sure ? '' : ': may be luck'
      return `${of} is called ${difficulty} (${percent(least)} to ${percent(most)}), ${percent(value)} won (${percent(low)} to ${percent(high)})${luck}`
    })
