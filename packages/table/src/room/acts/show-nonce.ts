import { Bug } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { endDrawing, isPromised, stillToShow } from '../drawing.ts'
import { refuse } from '../refuse.ts'
import { shownSchema } from '../schema.ts'
import { beginning } from './start.ts'

const schema = v.strictObject({ kind: v.literal('show-nonce'), value: shownSchema })

/** Shows what one promised for the luck, once nobody can promise anything else. The last one begins the game. */
export const showNonce: Act<v.InferOutput<typeof schema>, 'nonce-shown' | 'passed-over'> = {
  kind: 'show-nonce',
  schema,
  who: ['seated'],
  phases: ['lobby'],
  decide(room, { by }, { value }, world) {
    if (!room.drawing) return refuse('no-drawing')
    const missing = stillToShow(room)
    if (!missing.includes(by)) return refuse('already-agreed')
    if (!isPromised(room, by, value)) return refuse('wrong-nonce')
    const shown = { act: { kind: 'nonce-shown', value } } as const
    return missing.length > 1 ? [shown] : [shown, beginning(room, world, [by, value])]
  },
  folds: {
    'nonce-shown'(room, { value }, { by }) {
      if (!isPromised(room, by, value)) throw new Bug('a nonce is not what was promised')
      room.drawing?.shown.set(by, value)
    },
    /** Written by the table. The others show what nobody can know yet, so that nothing is won by keeping silent. */
    'passed-over'(room, { people }, { seq }) {
      const { drawing } = room
      if (!drawing) throw new Bug('nobody draws')
      const missing = stillToShow(room)
      // A server that drew again without leaving anybody out could do so until it liked what came.
      if (people.length === 0 || people.some((person) => !missing.includes(person)))
        throw new Bug('somebody is left out who had nothing to show')
      for (const person of people) drawing.without.add(person)
      drawing.attempt++
      drawing.since = seq
      drawing.shown.clear()
      // Not one is left: nobody but the server would have a part in the luck.
      if (stillToShow(room).length === 0) endDrawing(room)
    },
  },
}
