import * as v from 'valibot'
import type { Act } from '../act.ts'
import { vacate } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('stand'), seat: seatSchema })

export const stand: Act<v.InferOutput<typeof schema>, 'stood'> = {
  kind: 'stand',
  schema,
  who: ['seated'],
  phases: ['lobby', 'playing', 'over'],
  decide: (room, { by }, { seat }) =>
    room.seats[seat] === by ? [{ act: { kind: 'stood', seat } }] : refuse('not-your-seat'),
  folds: {
    stood(room, { seat }) {
      vacate(room, seat)
      // A seat that was only lent goes back to nobody: its owner may still reclaim it.
    },
  },
}
