import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { nonceSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('ready'), nonce: nonceSchema })

/** Ready to begin, with 16 random bytes of one's own for the luck of the game. */
export const ready: Act<v.InferOutput<typeof schema>, 'readied'> = {
  kind: 'ready',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  // What anybody has used before, a copy of a neighbor's included, adds nothing to the luck.
  decide: (room, _asker, { nonce }) =>
    room.usedNonces.has(nonce) ? refuse('nonce-used') : [{ act: { kind: 'readied', nonce } }],
  folds: {
    readied(room, { nonce }, { by }) {
      room.ready.set(by, nonce)
      room.usedNonces.add(nonce)
    },
  },
}
