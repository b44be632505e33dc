import type { Earned } from '@graveshift/kernel'
import type { Achievement, AchievementMoment, Happened } from './achievement.ts'
import { COMMON_COUNTERS, type Counters } from './tally.ts'

export interface AchievementTracker<E, B> {
  /** Takes in one event, with the board right after it. */
  see(event: E, board: B): void
  earned(): readonly Earned[]
  /** How far the game got towards those that count something. */
  reached(): Readonly<Record<string, number>>
}

/** What can be earned in a game, and how it is counted. */
export interface AchievementBook<E extends Happened, K, B, T> {
  /** By what they are for, in the order in which they are shown. */
  readonly groups: readonly {
    readonly group: string
    readonly achievements: readonly Achievement<E, AchievementMoment<K, B, T>>[]
  }[]
  /** What the game counts after what every game does. */
  readonly counters: Counters<E, AchievementMoment<K, B, T>>
  freshTally(): T
}

type ByType<E, M> = Readonly<Record<string, ((moment: M, event: E) => void) | undefined>>

/** Follows games from their events. Optional: no rule knows of it, and a game without it is the same game. */
export function trackerOf<E extends Happened, K, B, T>({
  groups,
  counters,
  freshTally,
}: AchievementBook<E, K, B, T>): (kit: K) => AchievementTracker<E, B> {
  type M = AchievementMoment<K, B, T>
  const all = groups.flatMap(({ achievements }) => achievements)
  const byEvent = new Map<E['type'], typeof all>()
  for (const each of all) byEvent.set(each.on, [...(byEvent.get(each.on) ?? []), each])
  const common = COMMON_COUNTERS as ByType<E, M>
  const own = counters as ByType<E, M>
  return (kit) => {
    const tally = freshTally()
    const earned: Earned[] = []
    const reached: Record<string, number> = {}
    return {
      see(event, board) {
        const moment = { kit, board, tally }
        common[event.type]?.(moment, event)
        own[event.type]?.(moment, event)
        for (const each of byEvent.get(event.type) ?? []) {
          const { id, counts } = each
          const far = counts?.reached(moment, event) ?? 0
          if (far > (reached[id] ?? 0)) reached[id] = far
          const by = each.earner(moment, event)
          if (by === undefined) continue
          const seat = by === 'team' ? undefined : by
          if (!earned.some((known) => known.id === id && known.seat === seat)) earned.push({ id, seat })
        }
      },
      earned: () => earned,
      reached: () => reached,
    }
  }
}
