import type { Board, Event } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { RateId } from '../rates.ts'
import type { Tally } from './tally.ts'

/** The table right after an event, and what was counted up to it. */
export interface AchievementMoment {
  readonly content: Content
  readonly board: Board
  readonly tally: Tally
}

/** Who earned it: one seat, all together, or nobody. */
export type Earner = number | 'team' | undefined

/** Something to be proud of. Its words: `achievement.<id>.name` and `achievement.<id>.text`. */
export interface Achievement {
  readonly id: string
  /** Where only some games can earn it: which, by what was chosen for them. */
  readonly only?: { readonly rate: RateId; readonly value: string }
  /** The only event at which it can be earned: at all others it costs nothing. */
  readonly on: Event['type']
  earner(moment: AchievementMoment, event: Event): Earner
  /** What it counts, and how much of it is enough: shows how near one came. */
  readonly counts?: {
    readonly wanted: number
    reached(moment: AchievementMoment, event: Event): number
  }
}

export function achievement<T extends Event['type']>(
  id: string,
  on: T,
  earner: (moment: AchievementMoment, event: Extract<Event, { type: T }>) => Earner,
): Achievement {
  return {
    id,
    on,
    earner: (moment, event) => (event.type === on ? earner(moment, event as never) : undefined),
  }
}

/** For winning under a condition; earned by all together. */
export function victory(id: string, isSpecial: (moment: AchievementMoment) => boolean): Achievement {
  return achievement(id, 'won', (moment) => (isSpecial(moment) ? 'team' : undefined))
}

/** For so many of something, by whoever the event names. */
export function counting<T extends Event['type']>(
  id: string,
  on: T,
  wanted: number,
  reached: (moment: AchievementMoment, event: Extract<Event, { type: T }>) => number,
  who: (event: Extract<Event, { type: T }>) => Earner,
): Achievement {
  return {
    ...achievement(id, on, (moment, event) => (reached(moment, event) >= wanted ? who(event) : undefined)),
    counts: {
      wanted,
      reached: (moment, event) => (event.type === on ? reached(moment, event as never) : 0),
    },
  }
}
