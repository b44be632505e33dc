import * as v from 'valibot'
import type { Act } from '../act.ts'

const schema = v.strictObject({ kind: v.literal('unready') })

export const unready: Act<v.InferOutput<typeof schema>, 'unreadied'> = {
  kind: 'unready',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  decide: () => [{ act: { kind: 'unreadied' } }],
  folds: {
    unreadied(room, _fact, { by }) {
      room.ready.delete(by)
    },
  },
}
