import type { Refusal, Share } from '@graveshift/kernel'
import type * as v from 'valibot'
import type { Luck } from '../luck.ts'
import type { DrawRecord, Entry } from './entry.ts'
import type { Fact, FactOf, PersonId } from './fact.ts'
import type { Phase, Room } from './room.ts'

/**
 * Who somebody is at a table. Roles add up: a host may be seated. A stranger has no place there, or none any more.
 */
export type Role = 'host' | 'seated' | 'player' | 'spectator' | 'stranger'

/** Something to be written, by whoever asked unless it says otherwise. */
export interface Draft {
  readonly act: Fact
  readonly facts?: DrawRecord
  readonly by?: string
}

/** Somebody looked at an older table than the one there is, and the difference matters. */
export const CONFLICT = 'conflict'

export type Decision = readonly Draft[] | Refusal | typeof CONFLICT

/** Who asks, and what he was looking at. */
export interface Asker {
  readonly by: PersonId
  /** The last entry he had seen. */
  readonly basis: number
  /** Hash of what his choice depends on, as he saw it. */
  readonly seen?: string
}

/** What a host knows and the log does not: it decides what is written, never how the log is read. */
export interface World {
  isHere(person: PersonId): boolean
  /** Milliseconds since somebody was last here, by a clock that never jumps. */
  awayFor(person: PersonId): number
  /** Milliseconds since an entry was first known here, by the same clock. */
  ageOf(seq: number): number
  /** The luck of the game that runs or begins. */
  luck(share: Share): Luck
  /** Draws the secret of the next round, and promises it. */
  promise(): string
  /** Whether bots can play here. */
  readonly hasBots: boolean
  /** The secret of this round, for its last entry. */
  secret(): string
}

/** One thing that people can do: its form, who may, what comes of it, and how that changes the room. */
export interface Act<C extends { readonly kind: string }, K extends Fact['kind']> {
  readonly kind: C['kind']
  readonly schema: v.GenericSchema<unknown, C>
  /** One of these is enough. */
  readonly who: readonly Role[]
  /** When it can be done. */
  readonly phases: readonly Phase[]
  decide(room: Room, asker: Asker, command: C, world: World): Decision
  readonly folds: { readonly [F in K]: (room: Room, fact: FactOf<F>, entry: Entry) => void }
}
