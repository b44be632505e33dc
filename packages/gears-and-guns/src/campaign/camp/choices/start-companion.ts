import { campRule } from '../camp-rule.ts'
import { companionsFor, engineersFor, mayStop } from '../companions.ts'
import type { CampPick } from '../game.ts'
import { isDead, isEngineer } from '../reads.ts'
import { refuse } from '../refusals.ts'

/** Who comes along from the start, one after the other (GG-CMP-12, GG-RUL-54, GG-RUL-56, GG-M09-01). */
export const startCompanion = campRule<'start-companion'>({
  list(board, { sheet }) {
    const bring = companionsFor(board, sheet).map((survivor): CampPick => ({ do: 'bring', survivor }))
    return bring.length === 0 || mayStop(board, sheet) ? [...bring, { do: 'enough' }] : bring
  },
  refuse(board, _choice, pick) {
    if (pick.do === 'enough') return refuse('must-bring')
    if (pick.do !== 'bring') return refuse('not-an-answer')
    return isDead(board, pick.survivor) ? refuse('is-dead') : refuse('cannot-come')
  },
  answer(table, frame, { sheet }, pick) {
    if (pick.do === 'bring') table.emit({ type: 'companionBrought', sheet, survivor: pick.survivor })
    else frame.at = 'next'
  },
})

/** Nobody who is played is an engineer, and one must be there: the team says who brings one (GG-M07-04). */
export const engineer = campRule<'engineer'>({
  list: (board) =>
    engineersFor(board).map(({ sheet, survivor }): CampPick => ({ do: 'fetch', sheet, survivor })),
  refuse: (_board, _choice, pick) => (pick.do === 'fetch' ? refuse('no-engineer') : refuse('not-an-answer')),
  answer(table, _frame, _choice, pick) {
    if (pick.do !== 'fetch') return
    const { sheet, survivor } = pick
    table.emit({ type: 'companionBrought', sheet, survivor })
    if (!isEngineer(survivor)) table.emit({ type: 'engineerNamed', survivor })
  },
})
