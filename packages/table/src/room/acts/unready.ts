import * as v from 'valibot'
import type { Act } from '../act.ts'
import { promisesStand } from '../drawing.ts'
import { refuse } from '../refuse.ts'

const schema = v.strictObject({ kind: v.literal('unready') })

export const unready: Act<v.InferOutput<typeof schema>, 'unreadied'> = {
  kind: 'unready',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  decide: (room, { by }) => (room.ready.has(by) ? [{ act: { kind: 'unreadied' } }] : refuse('no-change')),
  folds: {
    unreadied(room, _fact, { by }) {
      promisesStand(room)
      room.ready.delete(by)
    },
  },
}
