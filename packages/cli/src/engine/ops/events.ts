import { listOf, mapOf, objectOf, TEXT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { gameOf } from '../begin.ts'
import { tableOfEvents } from '../event-table.ts'
import { op } from '../op.ts'
import { plainText } from '../request-fields.ts'

export const eventsOp = op({
  fields: { game: v.optional(plainText) },
  answer: objectOf({
    game: TEXT,
    events: listOf(objectOf({ type: TEXT, fields: mapOf(TEXT), words: mapOf(TEXT) })),
  }),
  run(request, { tables, words }) {
    const table = request.game === undefined ? tables.near(request) : undefined
    const { id } = table?.session.module ?? gameOf(request)
    return { game: id, ...tableOfEvents(id, words.language) }
  },
})
