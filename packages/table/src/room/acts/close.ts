import * as v from 'valibot'
import type { Act } from '../act.ts'
import { reveal } from '../answering.ts'
import { dropProposals } from '../depart.ts'

const schema = v.strictObject({ kind: v.literal('close') })

/** Ends the table for good. A game that nobody can go on with shows its secret. */
export const close: Act<v.InferOutput<typeof schema>, 'closed' | 'revealed'> = {
  kind: 'close',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide: (room, _asker, _command, world) =>
    room.play && room.secret === undefined
      ? [{ act: { kind: 'closed' } }, reveal(world)]
      : [{ act: { kind: 'closed' } }],
  folds: {
    closed(room) {
      room.phase = 'closed'
      dropProposals(room)
    },
    revealed(room, { secret }) {
      room.secret = secret
      room.play?.disclose()
    },
  },
}
