import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'
import { isCarried, takenOver } from '../take-over.ts'

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
    // He may have been here in between: a yes counts only once he has been away for long enough again.
    const isAway = !world.isHere(owner) && (!yes || world.awayFor(owner) >= room.settings.absentAfter * 1000)
    if (owner === by || !isAway) return refuse('not-absent')
    if (call.votes.get(by) === yes) return refuse('already-agreed')
    const voted = { act: { kind: 'take-over-voted', seat, yes } } as const
    const votes = new Map(call.votes).set(by, yes)
    if (!isCarried(room, owner, votes, world) || !room.seats.includes(call.by)) return [voted]
    return [voted, takenOver(call)]
  },
  folds: {
    'take-over-voted'(room, { seat, yes }, { by }) {
      const call = room.calls.get(seat)
      // Whoever asked for the seat does not want it any more: there is nothing left to vote on.
      if (call?.by === by && !yes) room.calls.delete(seat)
      else call?.votes.set(by, yes)
    },
  },
}
