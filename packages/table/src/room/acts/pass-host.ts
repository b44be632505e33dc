import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { isAtTable } from '../room.ts'
import { personSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('pass-host'), person: personSchema })

export const passHost: Act<v.InferOutput<typeof schema>, 'host-passed'> = {
  kind: 'pass-host',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { person }) {
    if (person === by || !isAtTable(room, person)) return refuse('no-such-person')
    return [{ act: { kind: 'host-passed', person } }]
  },
  folds: {
    'host-passed'(room, { person }) {
      room.host = person
    },
  },
}
