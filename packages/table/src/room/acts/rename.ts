import * as v from 'valibot'
import type { Act } from '../act.ts'
import { refuse } from '../refuse.ts'
import { languageSchema, nameSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('rename'), name: nameSchema, language: languageSchema })

export const rename: Act<v.InferOutput<typeof schema>, 'renamed'> = {
  kind: 'rename',
  schema,
  who: ['player', 'spectator'],
  phases: ['lobby', 'playing', 'over'],
  decide(room, { by }, { name, language }) {
    for (const [id, person] of room.people)
      if (id !== by && person.gone === undefined && person.name === name) return refuse('name-taken')
    const own = room.people.get(by)
    if (own?.name === name && own.language === language) return refuse('no-change')
    return [{ act: { kind: 'renamed', name, language } }]
  },
  folds: {
    renamed(room, { name, language }, { by }) {
      const person = room.people.get(by)
      if (person) Object.assign(person, { name, language })
    },
  },
}
