import { chanceSource, debrief, debriefBudget } from '@graveshift/bots'
import { type Game, nth } from '@graveshift/kernel'
import { COUNT, listOf, objectOf, oneOf, SEAT, TEXT, WHOLE } from '@graveshift/kernel/outward'
import { type Session, stepsOf } from '@graveshift/table'
import * as v from 'valibot'
import { isCoached } from '../../coach/advice.ts'
import { outwardOf } from '../../games.ts'
import { complain } from '../complaint.ts'
import { loadInto } from '../load-into.ts'
import { op } from '../op.ts'
import { anything, upTo } from '../request-fields.ts'
import { ESTIMATE, part } from '../standing.ts'

const WHOLE_EFFORT = 100

const POINT = { at: COUNT, chance: WHOLE, luck: WHOLE, decisions: WHOLE, seats: listOf(WHOLE) }

/** Looks back at a game; picks are told by names, each on the board it was given on. */
function lookBack(session: Session<Game>, effort: number) {
  const { module, options, rules } = session
  const steps = stepsOf(module, options, session.log())
  const work = debrief(rules, steps, debriefBudget(rules, effort / WHOLE_EFFORT))
  let step = work.next()
  while (!step.done) step = work.next()
  const { curve, account, costly } = step.value
  return {
    curve,
    account,
    costly: costly.map(({ given, better, ...decision }) => {
      const { before, choice } = nth(
        steps.filter(({ seq }) => seq === decision.seq),
        0,
      )
      const told = (pick: typeof given) => outwardOf(module).pick(options, before.board, choice, pick)
      return { ...decision, given: told(given), better: told(better) }
    }),
  }
}

export const debriefOp = op({
  fields: {
    record: v.optional(anything),
    effort: v.optional(upTo(WHOLE_EFFORT, `is at most ${WHOLE_EFFORT}`)),
  },
  answer: objectOf({
    source: oneOf(['measured', 'promised', 'counted']),
    curve: listOf(objectOf({ seq: COUNT, at: COUNT, mean: COUNT, low: COUNT, high: COUNT })),
    account: objectOf({
      start: COUNT,
      end: COUNT,
      luck: WHOLE,
      decisions: WHOLE,
      error: COUNT,
      turns: listOf(objectOf(POINT)),
      seats: listOf(WHOLE),
    }),
    luck: listOf(objectOf({ id: TEXT, count: COUNT, came: COUNT, expected: COUNT })),
    costly: listOf(
      objectOf({
        seq: COUNT,
        seat: SEAT,
        at: COUNT,
        kind: TEXT,
        given: part('pick'),
        better: part('pick'),
        cost: ESTIMATE,
        place: COUNT,
        answers: COUNT,
      }),
    ),
  }),
  run(request, context) {
    const session =
      request.record === undefined ? context.tables.of(request).session : loadInto(request.record, context)
    const { module, options, rules } = session
    if (!isCoached(session)) throw complain('no-coach', { game: module.id })
    return {
      source: chanceSource(rules.judgement),
      ...lookBack(session, Math.max(1, request.effort ?? WHOLE_EFFORT)),
      luck: module.luck?.(options, session.played()) ?? [],
    }
  },
})
