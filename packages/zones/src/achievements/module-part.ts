import type { Achievements, Game, Moment } from '@graveshift/kernel'
import type { Achievement } from './achievement.ts'
import type { AchievementTracker } from './tracker.ts'

export interface AchievementGroup {
  readonly group: string
  readonly achievements: readonly Pick<Achievement, 'id' | 'mission' | 'counts'>[]
}

/** What a module says of its achievements. */
export const achievementsPart = <G extends Game>(
  groups: readonly AchievementGroup[],
  trackerFor: (options: G['options']) => AchievementTracker<G['event'], G['board']>,
): Achievements<G> => ({
  list: groups.flatMap(({ group, achievements }) =>
    achievements.map(({ id, counts, mission }) => ({
      id,
      group,
      ...(counts ? { wanted: counts.wanted } : {}),
      ...(mission === undefined ? {} : { only: { rate: 'mission', value: mission } }),
    })),
  ),
  earned(options, moments: Iterable<Moment<G>>) {
    const tracker = trackerFor(options)
    for (const { event, board } of moments) tracker.see(event, board)
    return tracker.earned()
  },
})
