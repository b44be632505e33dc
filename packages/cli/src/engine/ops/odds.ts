import { objectOf } from '@graveshift/kernel/outward'
import { outwardOf } from '../../games.ts'
import { op } from '../op.ts'
import { part } from '../standing.ts'

export const oddsOp = op({
  fields: {},
  answer: objectOf({ odds: part('odds') }),
  run(request, { tables }) {
    const { module, options, state } = tables.of(request).session
    return { odds: outwardOf(module).odds(options, state.board, module.odds(options, state.board)) }
  },
})
