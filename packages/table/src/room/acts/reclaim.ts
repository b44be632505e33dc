import * as v from 'valibot'
import type { Act } from '../act.ts'
import { relieveBot, vacate } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('reclaim'), seat: seatSchema })

/** Back at the table: the seat that others played meanwhile is one's own again. */
export const reclaim: Act<v.InferOutput<typeof schema>, 'reclaimed'> = {
  kind: 'reclaim',
  schema,
  who: ['player'],
  phases: ['lobby', 'playing', 'over'],
  decide: (room, { by }, { seat }) =>
    room.lent.get(seat) === by ? [{ act: { kind: 'reclaimed', seat } }] : refuse('nothing-to-reclaim'),
  folds: {
    reclaimed(room, { seat }, { by }) {
      vacate(room, seat)
      relieveBot(room, seat)
      room.lent.delete(seat)
      room.seats[seat] = by
    },
  },
}
