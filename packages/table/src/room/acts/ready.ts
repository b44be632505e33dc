import { Bug, has } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { promisesStand } from '../drawing.ts'
import { refuse } from '../refuse.ts'
import { shownSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('ready'), pledge: shownSchema })

/** Ready to begin, with a pledge for one's own part in the luck, which nobody sees yet. */
export const ready: Act<v.InferOutput<typeof schema>, 'readied'> = {
  kind: 'ready',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  // What was used before, here or by a neighbor, may be known.
  decide: (room, _asker, { pledge }) =>
    room.usedNonces.has(pledge) ? refuse('nonce-used') : [{ act: { kind: 'readied', pledge } }],
  folds: {
    readied(room, fact, { by }) {
      promisesStand(room)
      const promised = has(fact, 'pledge') ? fact.pledge : fact.nonce
      if (has(fact, 'pledge') && room.usedNonces.has(promised)) throw new Bug('a pledge is used twice')
      room.ready.set(by, promised)
      room.usedNonces.add(promised)
    },
  },
}
