import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'
import { isCarried } from '../take-over.ts'

const schema = v.strictObject({ kind: v.literal('vote'), seat: seatSchema, yes: v.boolean() })

/** Votes on a seat whose player is absent. His return ends it. */
export const vote: Act<v.InferOutput<typeof schema>, 'take-over-voted'> = {
  kind: 'vote',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { seat, yes }, world) {
    const call = room.calls.get(seat)
    const owner = room.seats[seat]
    if (!call || owner === undefined) return refuse('no-such-proposal')
    if (owner === by || world.isHere(owner)) return refuse('not-absent')
    if (call.votes.get(by) === yes) return refuse('already-agreed')
    const voted = { act: { kind: 'take-over-voted', seat, yes } } as const
    const votes = new Map(call.votes).set(by, yes)
    if (!isCarried(room, owner, votes, world) || !room.seats.includes(call.by)) return [voted]
    return [voted, { act: { kind: 'taken-over', seat, person: call.by }, by: 'table' }]
  },
  folds: {
    'take-over-voted'(room, { seat, yes }, { by }) {
      room.calls.get(seat)?.votes.set(by, yes)
    },
  },
}
