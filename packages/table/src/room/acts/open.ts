import type { Entry } from '../entry.ts'
import type { FactOf } from '../fact.ts'
import type { Room } from '../room.ts'

/** A table's first entry, written when it is made: nobody can ask for it at a table that exists. */
export function foldOpened(room: Room, { title, commitment }: FactOf<'opened'>, _entry: Entry): void {
  room.title = title
  room.commitment = commitment
  room.commitments = 1
}
