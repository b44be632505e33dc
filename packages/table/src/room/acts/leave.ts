import * as v from 'valibot'
import type { Act } from '../act.ts'
import { depart } from '../depart.ts'

const schema = v.strictObject({ kind: v.literal('leave') })

export const leave: Act<v.InferOutput<typeof schema>, 'left'> = {
  kind: 'leave',
  schema,
  who: ['player', 'spectator'],
  phases: ['lobby', 'playing', 'over', 'closed'],
  decide: () => [{ act: { kind: 'left' } }],
  folds: { left: (room, _fact, { by }) => depart(room, by, 'left') },
}
