import type { Achievable } from '@graveshift/kernel'
import type { Counted } from './summary.ts'

export interface AchievementStanding {
  readonly id: string
  /** When it was first earned. */
  readonly earned: number | undefined
  /** In how many games. */
  readonly times: number
  /** The nearest one came, of how much; only for what is counted and not yet earned. */
  readonly nearest: { readonly reached: number; readonly wanted: number } | undefined
}

/** Where one stands with each achievement. */
export function standings(
  all: readonly Counted[],
  achievements: readonly Pick<Achievable, 'id' | 'wanted'>[],
): readonly AchievementStanding[] {
  const games = [...all].sort((a, b) => a.finished - b.finished)
  return achievements.map(({ id, wanted: goal }) => {
    const having = games.filter(({ summary }) => summary.earned.some((each) => each.id === id))
    const reached = Math.max(0, ...games.map(({ summary }) => summary.marks[id] ?? 0))
    return {
      id,
      earned: having[0]?.finished,
      times: having.length,
      nearest:
        goal !== undefined && having.length === 0 && reached > 0 ? { reached, wanted: goal } : undefined,
    }
  })
}
