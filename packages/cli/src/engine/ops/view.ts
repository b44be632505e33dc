import { COUNT, eitherOf, listOf, objectOf, oneOf, SEAT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { outwardOf } from '../../games.ts'
import { op } from '../op.ts'
import { count } from '../request-fields.ts'
import { viewerOf } from '../seat-of.ts'
import { OUTCOME, part } from '../standing.ts'
import { question } from '../told.ts'

export const viewOp = op({
  fields: {
    seat: v.optional(count),
    viewer: v.optional(v.union([count, v.literal('spectator')], "must be a seat or 'spectator'")),
  },
  answer: objectOf(
    {
      seq: COUNT,
      horizon: COUNT,
      viewer: eitherOf(SEAT, oneOf(['spectator'])),
      board: part('view'),
      choices: listOf(part('question')),
    },
    { outcome: OUTCOME },
  ),
  run(request, { tables }) {
    const { session } = tables.of(request)
    const { module, options, state } = session
    const viewer = viewerOf(request.seat ?? request.viewer, session)
    const { outcome, board } = session.view(viewer)
    return {
      seq: session.seq,
      horizon: session.horizon,
      viewer,
      outcome,
      board: outwardOf(module).view(options, state, session.events(), board),
      choices: session.choices().map((choice) => question(session, choice)),
    }
  },
})
