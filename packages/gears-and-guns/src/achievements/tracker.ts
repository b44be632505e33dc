import type { Earned } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Event } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { Achievement } from './achievement.ts'
import { ACHIEVEMENTS } from './list.ts'
import { count, freshTally } from './tally.ts'

export interface AchievementTracker {
  /** Takes in one event, with the board right after it. */
  see(event: Event, board: Board): void
  earned(): readonly Earned[]
  /** How far the game got towards those that count something. */
  reached(): Readonly<Record<string, number>>
}

const BY_EVENT = new Map<Event['type'], Achievement[]>()
for (const achievement of ACHIEVEMENTS) {
  const kin = BY_EVENT.get(achievement.on)
  if (kin) kin.push(achievement)
  else BY_EVENT.set(achievement.on, [achievement])
}

/** Follows a game from its events. Optional: no rule knows of it, and a game without it is the same game. */
export function achievementTracker(kit: WesternKit): AchievementTracker {
  const tally = freshTally()
  const earned: Earned[] = []
  const reached: Record<string, number> = {}
  return {
    see(event, board) {
      count(tally, event, board, kit)
      const moment = { kit, board, tally }
      for (const { id, counts, earner } of BY_EVENT.get(event.type) ?? []) {
        const far = counts?.reached(moment, event) ?? 0
        if (far > (reached[id] ?? 0)) reached[id] = far
        const by = earner(moment, event)
        if (by === undefined) continue
        const seat = by === 'team' ? undefined : by
        if (!earned.some((each) => each.id === id && each.seat === seat)) earned.push({ id, seat })
      }
    },
    earned: () => earned,
    reached: () => reached,
  }
}
