import { NONE, type ZonesBoard } from '../board.ts'
import { MODES, RANGED } from '../content/types.ts'
import type { Kit } from '../kit.ts'
import { UNSEEN } from '../map/sight.ts'
import type { AchievementMoment, CommonEvent, EventNamed } from './achievement.ts'

/** What one person did, as far as achievements of every game ask for it. */
export interface PersonTally {
  kills: number
  /** In the turn it is taking, or took last. */
  turnKills: number
  searches: number
}

/** The last blow, and what fell to it. */
export interface Blow {
  readonly by: string
  /** Zones between the striker and its target. */
  readonly range: number
  kills: number
}

/** What the board does not remember. */
export interface CommonTally<P extends PersonTally = PersonTally, B extends Blow = Blow> {
  /** What somebody did so far. */
  of(person: number): P
  blow: B | undefined
  kills: number
  /** Kinds of zombies that fell, by their places in the list. */
  readonly kinds: Set<number>
  shots: number
  wounds: number
}

/** Of somebody who has done nothing yet. */
export const NOTHING_DONE: PersonTally = { kills: 0, turnKills: 0, searches: 0 }

export function freshTally<P extends PersonTally, B extends Blow>(freshPerson: () => P): CommonTally<P, B> {
  const people = new Map<number, P>()
  return {
    of(person) {
      const known = people.get(person)
      if (known) return known
      const fresh = freshPerson()
      people.set(person, fresh)
      return fresh
    },
    blow: undefined,
    kills: 0,
    kinds: new Set(),
    shots: 0,
    wounds: 0,
  }
}

/** A blow of an attack, before anything falls to it. */
export function blowOf(
  kit: Kit,
  board: ZonesBoard,
  { person, mode, zone }: EventNamed<CommonEvent, 'attacked'>,
) {
  const range = kit.sight(board, person, zone)
  return { by: MODES[mode] ?? 'melee', range: range === UNSEEN ? 0 : range, kills: 0 }
}

/** How events are counted in. */
export type Counters<E extends { readonly type: string }, M> = {
  readonly [T in E['type']]?: (moment: M, event: EventNamed<E, T>) => void
}

/** What every game counts; the board is the one after the event. */
export const COMMON_COUNTERS: Counters<CommonEvent, AchievementMoment> = {
  turnBegan({ tally }, { person }) {
    tally.of(person).turnKills = 0
  },
  acted({ tally }, { person, action }) {
    tally.blow = undefined
    if (action === 'search') tally.of(person).searches += 1
  },
  attacked({ tally }, { mode }) {
    if (mode === RANGED) tally.shots += 1
  },
  killed({ tally }, { person, kind, count }) {
    tally.kills += count
    tally.kinds.add(kind)
    if (tally.blow) tally.blow.kills += count
    if (person === NONE) return
    const mine = tally.of(person)
    mine.kills += count
    mine.turnKills += count
  },
  wounded({ tally }, { wounds }) {
    tally.wounds += wounds
  },
}
