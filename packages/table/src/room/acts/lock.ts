import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'

const schema = v.strictObject({ kind: v.literal('lock'), on: v.boolean() })

export const lock: Act<v.InferOutput<typeof schema>, 'locked'> = {
  kind: 'lock',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide: (room, _asker, { on }) =>
    room.locked === on ? refuse('no-change') : [{ act: { kind: 'locked', on } }],
  folds: {
    locked(room, { on }) {
      room.locked = on
    },
  },
}
