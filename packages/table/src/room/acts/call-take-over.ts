import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { botSchema, seatSchema } from '../schema.ts'
import { isCarried, takenOver } from '../take-over.ts'

const schema = v.strictObject({
  kind: v.literal('call-take-over'),
  seat: seatSchema,
  /** A bot shall play it, and not whoever asks. */
  bot: v.optional(botSchema),
})

/** Asks the others to let one, or a bot, play an absent player's seat. */
export const callTakeOver: Act<
  v.InferOutput<typeof schema>,
  'take-over-called' | 'taken-over' | 'bot-took-over'
> = {
  kind: 'call-take-over',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { seat, bot }, world) {
    if (bot !== undefined && !world.hasBots) return refuse('no-bots-here')
    const owner = room.seats[seat]
    if (owner === undefined) return refuse(seat < room.seats.length ? 'seat-empty' : 'no-such-seat')
    if (owner === by || world.awayFor(owner) < room.settings.absentAfter * 1000) return refuse('not-absent')
    if (room.calls.has(seat)) return refuse('already-agreed')
    const asked = { seat, ...(bot === undefined ? {} : { bot }) }
    const called = { act: { kind: 'take-over-called', ...asked } } as const
    const votes = new Map([[by, true]])
    if (!isCarried(room, owner, votes, world)) return [called]
    return [called, takenOver({ by, ...asked })]
  },
  folds: {
    'take-over-called'(room, { seat, bot }, { seq, by }) {
      const votes = new Map([[by, true]])
      room.calls.set(seat, { seq, by, seat, votes, ...(bot === undefined ? {} : { bot }) })
    },
    'bot-took-over'(room, { seat, bot }) {
      const owner = room.seats[seat]
      room.calls.delete(seat)
      if (owner !== undefined && !room.lent.has(seat)) room.lent.set(seat, owner)
      room.seats[seat] = undefined
      room.bots.set(seat, bot)
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
