import * as v from 'valibot'
import type { Act } from '../act.ts'
import { relieveBot } from '../depart.ts'
import { promisesStand } from '../drawing.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('sit'), seat: seatSchema })

/**
 * Takes an empty seat or a bot's; one person may hold several, and may sit down in the middle of a game. A bot that only
 * stands in for somebody keeps the seat for him.
 */
export const sit: Act<v.InferOutput<typeof schema>, 'sat'> = {
  kind: 'sit',
  schema,
  who: ['player'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, _asker, { seat }) {
    if (seat >= room.seats.length) return refuse('no-such-seat')
    const isKept = room.bots.has(seat) && room.lent.has(seat)
    if (room.seats[seat] !== undefined || isKept) return refuse('seat-taken')
    return [{ act: { kind: 'sat', seat } }]
  },
  folds: {
    sat(room, { seat }, { by }) {
      promisesStand(room)
      relieveBot(room, seat)
      room.seats[seat] = by
    },
  },
}
