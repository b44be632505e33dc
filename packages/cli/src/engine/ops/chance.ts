import { COUNT, listOf, objectOf, oneOf, TEXT } from '@graveshift/kernel/outward'
import * as v from 'valibot'
import { chanceNow } from '../../coach/advice.ts'
import { op } from '../op.ts'
import { upTo } from '../request-fields.ts'
import { ESTIMATE } from '../standing.ts'

const MOST_GAMES = 2000
const USUAL_GAMES = 160

/** What was measured, if anything was: a reliability table in thousandths, with Brier scores. */
const CALIBRATION = objectOf({
  command: TEXT,
  games: COUNT,
  positions: COUNT,
  chances: listOf(COUNT),
  error: listOf(COUNT),
  brier: objectOf({ promise: COUNT, chance: COUNT, mean: COUNT }),
  table: listOf(
    objectOf({ from: COUNT, to: COUNT, positions: COUNT, games: COUNT, foretold: COUNT, won: COUNT }),
  ),
})

export const chanceOp = op({
  fields: { games: v.optional(upTo(MOST_GAMES, `is at most ${MOST_GAMES}`)) },
  answer: objectOf(
    { chance: ESTIMATE, source: oneOf(['measured', 'promised', 'counted']), games: COUNT, text: TEXT },
    { calibration: CALIBRATION },
  ),
  run(request, { tables, words }) {
    const { session } = tables.of(request)
    const { rules, state } = session
    const games = Math.max(1, request.games ?? USUAL_GAMES)
    const found = chanceNow(session, rules.leader?.(state.board) ?? 0, games)
    const calibration = rules.judgement.planning?.calibration
    session.markHelp(['odds'])
    return {
      ...found,
      games,
      text: words.say(`chance.${found.source}`),
      ...(calibration && { calibration }),
    }
  },
})
