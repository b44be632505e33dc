import { isRefusal } from '@graveshift/kernel'
import { COUNT, objectOf, SEAT, TEXT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { refused } from '../complaint.ts'
import { op } from '../op.ts'
import { count, truth } from '../request-fields.ts'
import { meant } from '../seat-of.ts'
import { batchSaid, HAPPENED, part, STANDING, standing } from '../standing.ts'
import { think, WISH } from '../think.ts'
import { pick as shown } from '../told.ts'

export const botOp = op({
  fields: { seat: v.optional(count), choice: v.optional(count), do: v.optional(truth), ...WISH },
  answer: objectOf(
    { seat: SEAT, choice: COUNT, bot: TEXT, nodes: COUNT, pick: part('pick'), why: TEXT, text: TEXT },
    { ...HAPPENED.always, ...HAPPENED.maybe, ...STANDING.always, ...STANDING.maybe },
  ),
  run(request, { tables, words }) {
    const table = tables.of(request)
    const { session } = table
    const asked = meant(request, session)
    const open = session.choices().find(({ id }) => id === asked.choice)
    const { pick, why, ...thought } = think(request, session, asked)
    const said = {
      ...asked,
      ...thought,
      pick: shown(session, open, pick),
      why: why.word,
      text: words.tell(why),
    }
    if (!request.do) return said
    const done = session.do(asked.seat, asked.choice, pick)
    if (isRefusal(done)) throw refused(done)
    return { ...said, ...batchSaid(table, done, open), ...standing(table) }
  },
})
