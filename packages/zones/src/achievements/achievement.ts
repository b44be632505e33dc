import { NONE, type ZonesBoard } from '../board.ts'
import type { ZonesEvent } from '../events.ts'
import type { CompanionEvent } from '../features/companions/companions.ts'
import type { Kit } from '../kit.ts'
import type { CommonTally } from './tally.ts'

/** What happens in every game whose survivors may have companions. */
export type CommonEvent = ZonesEvent | CompanionEvent

/** The table right after an event, and what was counted up to it. */
export interface AchievementMoment<K = Kit, B = ZonesBoard, T = CommonTally> {
  readonly kit: K
  readonly board: B
  readonly tally: T
}

export interface Happened {
  readonly type: string
}

export type EventNamed<E extends Happened, T extends E['type']> = Extract<E, { readonly type: T }>

/** Who earned it: one seat, all together, or nobody. */
export type Earner = number | 'team' | undefined

/** Something to be proud of. Its words: `achievement.<id>.name` and `achievement.<id>.text`. */
export interface Achievement<E extends Happened = CommonEvent, M = AchievementMoment> {
  readonly id: string
  /** Where only one mission can earn it. */
  readonly mission?: string
  /** The only event at which it can be earned: at all others it costs nothing. */
  readonly on: E['type']
  earner(moment: M, event: E): Earner
  /** What it counts, and how much of it is enough: shows how near one came. */
  readonly counts?: {
    readonly wanted: number
    reached(moment: M, event: E): number
  }
}

interface Seated {
  readonly board: Pick<ZonesBoard, 'people'>
}

/** The seat that plays somebody; all together where nobody does. */
export function seatOf({ board }: Seated, person: number): Earner {
  const seat = board.people[person]?.seat ?? NONE
  return seat === NONE ? 'team' : seat
}

/** Whoever the event names. */
export const byPerson = (moment: Seated, { person }: { readonly person: number }): Earner =>
  seatOf(moment, person)

/** Whoever killed; nobody where the board did. */
export const byKiller = (moment: Seated, { person }: { readonly person: number }): Earner =>
  person === NONE ? undefined : seatOf(moment, person)

/** Ways to write achievements over the events and moments of a game. */
export function achievementsOver<E extends Happened, M>() {
  const isOf = <T extends E['type']>(event: E, type: T): event is EventNamed<E, T> => event.type === type

  const achievement = <T extends E['type']>(
    id: string,
    on: T,
    earner: (moment: M, event: EventNamed<E, T>) => Earner,
  ): Achievement<E, M> => ({
    id,
    on,
    earner: (moment, event) => (isOf(event, on) ? earner(moment, event) : undefined),
  })

  return {
    achievement,

    /** For so many of something; by all together unless it is said by whom. */
    counting: <T extends E['type']>(
      id: string,
      on: T,
      wanted: number,
      reached: (moment: M, event: EventNamed<E, T>) => number,
      who: (moment: M, event: EventNamed<E, T>) => Earner = () => 'team',
    ): Achievement<E, M> => ({
      ...achievement(id, on, (moment, event) =>
        reached(moment, event) >= wanted ? who(moment, event) : undefined,
      ),
      counts: { wanted, reached: (moment, event) => (isOf(event, on) ? reached(moment, event) : 0) },
    }),
  }
}

/** For winning under a condition; earned by all together. */
export const victory = <M>(id: string, isSpecial: (moment: M) => boolean): Achievement<CommonEvent, M> => ({
  id,
  on: 'won',
  earner: (moment) => (isSpecial(moment) ? 'team' : undefined),
})
