import * as v from 'valibot'
import type { Act } from '../act.ts'
import { vacate } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { isAtTable } from '../room.ts'
import { personSchema, seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('hand-over'), seat: seatSchema, person: personSchema })

/** Gives a seat to another player; one's own, or as the host any. */
export const handOver: Act<v.InferOutput<typeof schema>, 'handed-over'> = {
  kind: 'hand-over',
  schema,
  who: ['seated', 'host'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { seat, person }) {
    const holder = room.seats[seat]
    if (holder === undefined) return refuse(seat < room.seats.length ? 'seat-empty' : 'no-such-seat')
    // In the middle of a game the host cannot take a seat away: that is for the others to vote on.
    if (holder !== by && (room.host !== by || room.phase === 'playing')) return refuse('not-your-seat')
    if (person === holder || !isAtTable(room, person) || room.people.get(person)?.role !== 'player')
      return refuse('no-such-person')
    return [{ act: { kind: 'handed-over', seat, person } }]
  },
  folds: {
    'handed-over'(room, { seat, person }, { by }) {
      vacate(room, seat)
      room.seats[seat] = person
      if (room.lent.get(seat) === by || room.lent.get(seat) === person) room.lent.delete(seat)
    },
  },
}
