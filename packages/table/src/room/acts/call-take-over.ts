import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'
import { isCarried } from '../take-over.ts'

const schema = v.strictObject({ kind: v.literal('call-take-over'), seat: seatSchema })

/** Asks the others to let one play an absent player's seat. */
export const callTakeOver: Act<v.InferOutput<typeof schema>, 'take-over-called' | 'taken-over'> = {
  kind: 'call-take-over',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { seat }, world) {
    const owner = room.seats[seat]
    if (owner === undefined) return refuse(seat < room.seats.length ? 'seat-empty' : 'no-such-seat')
    if (owner === by || world.awayFor(owner) < room.settings.absentAfter * 1000) return refuse('not-absent')
    if (room.calls.has(seat)) return refuse('already-agreed')
    const called = { act: { kind: 'take-over-called', seat } } as const
    const votes = new Map([[by, true]])
    if (!isCarried(room, owner, votes, world)) return [called]
    return [called, { act: { kind: 'taken-over', seat, person: by }, by: 'table' }]
  },
  folds: {
    'take-over-called'(room, { seat }, { seq, by }) {
      room.calls.set(seat, { seq, by, seat, votes: new Map([[by, true]]) })
    },
    'taken-over'(room, { seat, person }) {
      const owner = room.seats[seat]
      room.calls.delete(seat)
      // A seat lent on is still its first owner's.
      if (owner !== undefined && !room.lent.has(seat)) room.lent.set(seat, owner)
      room.seats[seat] = person
    },
  },
}
