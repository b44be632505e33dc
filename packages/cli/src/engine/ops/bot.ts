import { isRefusal } from '@graveshift/kernel'
import { refused } from '../complaint.ts'
import type { Op } from '../op.ts'
import { meant } from '../seat-of.ts'
import { batchSaid, standing } from '../standing.ts'
import { think } from '../think.ts'

export const botOp: Op = (request, { tables, words }) => {
  const table = tables.of(request)
  const { session } = table
  const asked = meant(request, session)
  const { pick, why, ...thought } = think(request, session, asked)
  const said = { ...asked, ...thought, pick, why: why.word, text: words.tell(why) }
  if (!request.truth('do')) return said
  const done = session.do(asked.seat, asked.choice, pick)
  if (isRefusal(done)) throw refused(done)
  return { ...said, ...batchSaid(done), ...standing(table) }
}
