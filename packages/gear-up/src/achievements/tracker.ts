import type { Board, Event, Setup } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { Achievement, Earner } from './achievement.ts'
import { ACHIEVEMENTS } from './list.ts'
import { count, freshTally, type Tally } from './tally.ts'

export interface Earned {
  readonly id: string
  /** Whose it is; missing where all earned it together. */
  readonly seat?: number
}

/** Plain JSON: can be saved with the game and go on from there. */
export interface AchievementState {
  readonly tally: Tally
  readonly earned: Earned[]
}

export interface AchievementTracker {
  /** Takes in one event, with the board right after it. What is earned by it comes back. */
  see(event: Event, board: Board): readonly Earned[]
  earned(): readonly Earned[]
  /** How far the game got towards those that count something. */
  reached(): Readonly<Record<string, number>>
  state(): AchievementState
}

const BY_EVENT = new Map<Event['type'], Achievement[]>()
for (const achievement of ACHIEVEMENTS) {
  const kin = BY_EVENT.get(achievement.on)
  if (kin) kin.push(achievement)
  else BY_EVENT.set(achievement.on, [achievement])
}

const asEarned = (id: string, earner: Exclude<Earner, undefined>): Earned =>
  earner === 'team' ? { id } : { id, seat: earner }

/** Follows a game from its events. Optional: no rule knows of it, and a game without it is the same game. */
export function createAchievementTracker(
  content: Content,
  setup: Setup,
  state: AchievementState = { tally: freshTally(setup.survivors.length), earned: [] },
): AchievementTracker {
  const { tally, earned } = state
  const reached: Record<string, number> = {}
  return {
    see(event, board) {
      count(tally, event, board, content)
      const fresh: Earned[] = []
      for (const achievement of BY_EVENT.get(event.type) ?? []) {
        const { id: name, counts } = achievement
        const moment = { content, board, tally }
        const far = counts?.reached(moment, event) ?? 0
        if (far > (reached[name] ?? 0)) reached[name] = far
        const earner = achievement.earner(moment, event)
        if (earner === undefined) continue
        const one = asEarned(name, earner)
        if (earned.some(({ id, seat }) => id === one.id && seat === one.seat)) continue
        earned.push(one)
        fresh.push(one)
      }
      return fresh
    },
    earned: () => earned,
    reached: () => reached,
    state: () => state,
  }
}
