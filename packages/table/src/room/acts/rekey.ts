import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { rolesOf } from '../roles.ts'
import { isAtTable } from '../room.ts'
import { personSchema } from '../schema.ts'

const schema = v.strictObject({
  kind: v.literal('rekey'),
  what: v.picklist(['invite', 'watch', 'seat']),
  /** Whose personal link; one's own unless said. */
  person: v.optional(personSchema),
})

/** A new link in place of the old one. The keys themselves are written beside the log, as hashes. */
export const rekey: Act<v.InferOutput<typeof schema>, 'rekeyed'> = {
  kind: 'rekey',
  schema,
  who: ['player', 'spectator'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { what, person = by }) {
    const isHost = rolesOf(room, by).includes('host')
    if (what !== 'seat') return isHost ? [{ act: { kind: 'rekeyed', what } }] : refuse('host-decides')
    if (person !== by && !isHost) return refuse('host-decides')
    if (!isAtTable(room, person)) return refuse('no-such-person')
    return [{ act: { kind: 'rekeyed', what, person } }]
  },
  folds: { rekeyed: () => {} },
}
