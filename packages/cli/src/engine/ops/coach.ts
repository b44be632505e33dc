import { COUNT, listOf, mapOf, objectOf, SEAT, TEXT, TRUTH, WHOLE } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { adviceOn, isCoached } from '../../coach/advice.ts'
import { complain } from '../complaint.ts'
import { op } from '../op.ts'
import { count } from '../request-fields.ts'
import { meant } from '../seat-of.ts'
import { ESTIMATE, part } from '../standing.ts'
import { openTo, WISH } from '../think.ts'
import { pick as shown } from '../told.ts'

const FIGURES = mapOf(WHOLE)

export const coachOp = op({
  fields: {
    seat: v.optional(count),
    choice: v.optional(count),
    limit: v.optional(count),
    nodes: WISH.nodes,
    seed: WISH.seed,
  },
  answer: objectOf({
    seat: SEAT,
    choice: COUNT,
    answers: listOf(
      objectOf(
        { pick: part('pick'), place: COUNT, shared: TRUTH },
        {
          text: TEXT,
          plan: TEXT,
          why: TEXT,
          chance: ESTIMATE,
          brings: FIGURES,
          risks: FIGURES,
          grade: COUNT,
          figures: FIGURES,
        },
      ),
    ),
  }),
  run(request, { tables, words }) {
    const { session } = tables.of(request)
    const { module, options, state } = session
    if (!isCoached(session)) throw complain('no-coach', { game: module.id })
    const asked = meant(request, session)
    const choice = openTo(session, asked)
    const { nodes, seed = session.seq, limit } = request
    const advice = adviceOn(session, choice, asked.seat, { nodes, seed })
    session.markHelp(['coach'])
    return {
      ...asked,
      answers: advice.slice(0, limit).map(({ isShared, plan, pick, ...rest }) => {
        const told = module.tellPick?.(options, choice, pick, state.board)
        return {
          ...rest,
          pick: shown(session, choice, pick),
          shared: isShared,
          ...(told && { text: words.tell(told) }),
          ...(plan !== undefined && { plan, why: words.say(plan) }),
        }
      }),
    }
  },
})
