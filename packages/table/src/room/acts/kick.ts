import * as v from 'valibot'
import type { Act } from '../act.ts'
import { depart } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { isAtTable } from '../room.ts'
import { personSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('kick'), person: personSchema })

/** The host sends somebody away; the server takes back that person's links and sessions in the same write. */
export const kick: Act<v.InferOutput<typeof schema>, 'kicked'> = {
  kind: 'kick',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { person }) {
    if (person === by || !isAtTable(room, person)) return refuse('no-such-person')
    return [{ act: { kind: 'kicked', person } }]
  },
  folds: { kicked: (room, { person }) => depart(room, person, 'kicked') },
}
