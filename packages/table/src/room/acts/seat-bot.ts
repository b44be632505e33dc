import * as v from 'valibot'
import type { Act } from '../act.ts'
import { dropProposals, vacate } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { botSchema, seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('seat-bot'), seat: seatSchema, bot: botSchema })

/** Gives a seat to a bot: one's own, or as the host a free one; the host may also change one bot for another. */
export const seatBot: Act<v.InferOutput<typeof schema>, 'bot-seated'> = {
  kind: 'seat-bot',
  schema,
  who: ['seated', 'host'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { seat, bot }, { hasBots }) {
    if (seat >= room.seats.length) return refuse('no-such-seat')
    if (!hasBots) return refuse('no-bots-here')
    const holder = room.seats[seat]
    if (holder === undefined && room.host !== by) return refuse('host-decides')
    if (holder !== undefined && holder !== by) return refuse('seat-taken')
    if (room.bots.get(seat) === bot) return refuse('already-agreed')
    // A game that nobody plays would only be in the way of others.
    const others = room.seats.some((person, other) => person !== undefined && other !== seat)
    if (holder !== undefined && room.phase === 'playing' && !others) return refuse('person-needed')
    return [{ act: { kind: 'bot-seated', seat, bot } }]
  },
  folds: {
    'bot-seated'(room, { seat, bot }) {
      if (room.seats[seat] !== undefined) vacate(room, seat)
      else dropProposals(room)
      room.bots.set(seat, bot)
    },
  },
}
