import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Event } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { Tally } from './tally.ts'

/** The table right after an event, and what was counted up to it. */
export interface AchievementMoment {
  readonly kit: WesternKit
  readonly board: Board
  readonly tally: Tally
}

/** Who earned it: one seat, all together, or nobody. */
export type Earner = number | 'team' | undefined

/** Something to be proud of. Its words: `achievement.<id>.name` and `achievement.<id>.text`. */
export interface Achievement {
  readonly id: string
  /** Where only one mission can earn it. */
  readonly mission?: string
  /** The only event at which it can be earned. */
  readonly on: Event['type']
  earner(moment: AchievementMoment, event: Event): Earner
  /** What it counts, and how much of it is enough: shows how near one came. */
  readonly counts?: {
    readonly wanted: number
    reached(moment: AchievementMoment, event: Event): number
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

const isOf = <T extends Event['type']>(event: Event, type: T): event is EventOf<T> => event.type === type

/** The seat that plays somebody; all together where nobody does. */
export function seatOf({ board }: Pick<AchievementMoment, 'board'>, person: number): Earner {
  const seat = board.people[person]?.seat ?? NONE
  return seat === NONE ? 'team' : seat
}

/** Whoever the event names. */
export const byPerson = (moment: AchievementMoment, { person }: { readonly person: number }): Earner =>
  seatOf(moment, person)

export const achievement = <T extends Event['type']>(
  id: string,
  on: T,
  earner: (moment: AchievementMoment, event: EventOf<T>) => Earner,
): Achievement => ({
  id,
  on,
  earner: (moment, event) => (isOf(event, on) ? earner(moment, event) : undefined),
})

/** For winning under a condition; earned by all together. */
export const victory = (id: string, isSpecial: (moment: AchievementMoment) => boolean): Achievement =>
  achievement(id, 'won', (moment) => (isSpecial(moment) ? 'team' : undefined))

/** For so many of something; by all together unless it is said by whom. */
export function counting<T extends Event['type']>(
  id: string,
  on: T,
  wanted: number,
  reached: (moment: AchievementMoment, event: EventOf<T>) => number,
  who: (moment: AchievementMoment, event: EventOf<T>) => Earner = () => 'team',
): Achievement {
  return {
    ...achievement(id, on, (moment, event) =>
      reached(moment, event) >= wanted ? who(moment, event) : undefined,
    ),
    counts: { wanted, reached: (moment, event) => (isOf(event, on) ? reached(moment, event) : 0) },
  }
}
