import type { Board, Event } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { Tally } from './tally.ts'

/** The table right after an event, and what was counted up to it. */
export interface Moment {
  readonly content: Content
  readonly board: Board
  readonly tally: Tally
}

/** Who earned it: one seat, all together, or nobody. */
export type Earner = number | 'team' | undefined

/** Something to be proud of. Its words: `achievement.<id>.name` and `achievement.<id>.text`. */
export interface Achievement {
  readonly id: string
  /** The only event at which it can be earned: at all others it costs nothing. */
  readonly on: Event['type']
  earner(moment: Moment, event: Event): Earner
}

export function achievement<T extends Event['type']>(
  id: string,
  on: T,
  earner: (moment: Moment, event: Extract<Event, { type: T }>) => Earner,
): Achievement {
  return {
    id,
    on,
    earner: (moment, event) => (event.type === on ? earner(moment, event as never) : undefined),
  }
}

/** For winning under a condition; earned by all together. */
export function victory(id: string, isSpecial: (moment: Moment) => boolean): Achievement {
  return achievement(id, 'won', (moment) => (isSpecial(moment) ? 'team' : undefined))
}
