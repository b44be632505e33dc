import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { languageSchema, nameSchema } from '../schema.ts'

const schema = v.strictObject({
  kind: v.literal('join'),
  name: nameSchema,
  language: languageSchema,
  role: v.picklist(['player', 'spectator']),
})

/** Spectators and players together: a table is not a stadium. */
export const MOST_PEOPLE = 60

/** Somebody comes to the table; the key that was shown for it is the server's affair. The first one is its host. */
export const join: Act<v.InferOutput<typeof schema>, 'joined'> = {
  kind: 'join',
  schema,
  who: ['stranger'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { name, language, role }) {
    // Whoever left or was sent away comes back under a new name only, and only where the door is open.
    if (room.people.has(by)) return refuse('already-here')
    if (room.locked) return refuse('table-locked')
    const present = [...room.people.values()].filter(({ gone }) => gone === undefined)
    if (present.length >= MOST_PEOPLE) return refuse('table-full')
    if (present.some((person) => person.name === name)) return refuse('name-taken')
    return [{ act: { kind: 'joined', name, language, role } }]
  },
  folds: {
    joined(room, { name, language, role }, { by }) {
      room.people.set(by, { name, language, role, gone: undefined })
      if (room.host === '') room.host = by
    },
  },
}
