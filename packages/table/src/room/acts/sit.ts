import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('sit'), seat: seatSchema })

/** Takes an empty seat; one person may hold several, and may sit down in the middle of a game. */
export const sit: Act<v.InferOutput<typeof schema>, 'sat'> = {
  kind: 'sit',
  schema,
  who: ['player'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, _asker, { seat }) {
    if (seat >= room.seats.length) return refuse('no-such-seat')
    if (room.seats[seat] !== undefined) return refuse('seat-taken')
    return [{ act: { kind: 'sat', seat } }]
  },
  folds: {
    sat(room, { seat }, { by }) {
      room.seats[seat] = by
    },
  },
}
