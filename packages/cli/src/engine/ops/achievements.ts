import { listOf, nameOf, objectOf, TEXT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { gameOf } from '../begin.ts'
import { op } from '../op.ts'
import { plainText } from '../request-fields.ts'
import { part } from '../standing.ts'
import { earned } from '../told.ts'

export const achievementsOp = op({
  fields: { game: v.optional(plainText) },
  answer: objectOf(
    { achievements: listOf(objectOf({ id: nameOf('achievement'), name: TEXT, text: TEXT })) },
    { earned: listOf(part('earned')) },
  ),
  run(request, { tables, words }) {
    const session = request.game === undefined ? tables.of(request).session : undefined
    const { achievements } = session?.module ?? gameOf(request)
    return {
      achievements: (achievements?.list ?? []).map(({ id }) => ({
        id,
        name: words.say(`achievement.${id}.name`),
        text: words.say(`achievement.${id}.text`),
      })),
      ...(session ? { earned: earned(session) } : {}),
    }
  },
})
