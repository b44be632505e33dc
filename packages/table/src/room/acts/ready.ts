import { Bug, has } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act, Draft } from '../act.ts'
import { isUnderWay } from '../campaign.ts'
import { promisesStand } from '../drawing.ts'
import { TABLE } from '../entry.ts'
import type { PersonId } from '../fact.ts'
import { refuse } from '../refuse.ts'
import { isFree, type Room, seatedPersons } from '../room.ts'
import { shownSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('ready'), pledge: shownSchema })

/** Between two games of a campaign nobody has to say go: the last one who was waited for is ready. */
function goesOn(room: Room, by: PersonId): readonly Draft[] {
  const isLast = seatedPersons(room).every((person) => person === by || room.ready.has(person))
  const mayBegin = isUnderWay(room) && !room.seats.some((_, seat) => isFree(room, seat))
  return mayBegin && isLast ? [{ act: { kind: 'drawing' }, by: TABLE }] : []
}

/** Ready to begin, with a pledge for one's own part in the luck, which nobody sees yet. */
export const ready: Act<v.InferOutput<typeof schema>, 'readied'> = {
  kind: 'ready',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  // What was used before, here or by a neighbor, may be known.
  decide: (room, { by }, { pledge }) =>
    room.usedNonces.has(pledge)
      ? refuse('nonce-used')
      : [{ act: { kind: 'readied', pledge } }, ...goesOn(room, by)],
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
