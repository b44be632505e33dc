import * as v from 'valibot'
import type { Act } from '../act.ts'

const schema = v.strictObject({ kind: v.literal('lock'), on: v.boolean() })

export const lock: Act<v.InferOutput<typeof schema>, 'locked'> = {
  kind: 'lock',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide: (_room, _asker, { on }) => [{ act: { kind: 'locked', on } }],
  folds: {
    locked(room, { on }) {
      room.locked = on
    },
  },
}
