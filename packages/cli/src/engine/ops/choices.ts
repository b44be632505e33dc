import { listOf, objectOf } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { op } from '../op.ts'
import { count } from '../request-fields.ts'
import { maybeSeat } from '../seat-of.ts'
import { OUTCOME, part } from '../standing.ts'
import { asked, pick, question } from '../told.ts'

export const choicesOp = op({
  fields: {
    seat: v.optional(count),
    choice: v.optional(count),
    offset: v.optional(count),
    limit: v.optional(count),
  },
  answer: objectOf({ choices: listOf(part('asked')) }, { outcome: OUTCOME }),
  run(request, { tables, words }) {
    const { session } = tables.of(request)
    const { choice: only, offset = 0, limit } = request
    const mine = maybeSeat(request.seat, session)
    const seats = mine === undefined ? Array.from({ length: session.seats }, (_, each) => each) : [mine]
    const asides = seats.flatMap((each) => session.aside(each) ?? [])
    const open = [...session.choices(mine), ...asides].filter(({ id }) => only === undefined || id === only)
    return {
      outcome: session.outcome,
      choices: open.map((choice) => {
        const picks = session.picks(choice)
        return {
          ...question(session, choice),
          ...asked(session, words, choice),
          total: picks.length,
          picks: picks
            .slice(offset, limit === undefined ? undefined : offset + limit)
            .map((each) => pick(session, choice, each)),
          answer: {
            op: 'do',
            choice: choice.id,
            seat: mine ?? (choice.seat === 'team' ? 0 : choice.seat),
            pick: 'one of picks',
          },
        }
      }),
    }
  },
})
