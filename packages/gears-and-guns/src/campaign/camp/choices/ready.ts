import { campRule } from '../camp-rule.ts'
import { refuse } from '../refusals.ts'

/** Nobody goes on before all are ready; whoever is not has everybody talk once more (GG-CMP-28). */
export const ready = campRule<'ready'>({
  ends: 'ready',
  list: ({ again }) => (again ? [{ do: 'ready' }] : [{ do: 'ready' }, { do: 'again' }]),
  refuse: () => refuse('not-an-answer'),
  answer(table, _frame, { seat }, pick) {
    table.emit({ type: pick.do === 'again' ? 'talkAsked' : 'seatReady', seat })
  },
})
