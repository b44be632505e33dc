import { campRule } from '../camp-rule.ts'
import { refuse } from '../refusals.ts'

/** More copies are kept than there are: which sheet gives one up (GG-KEP-01, GG-CMP-28). */
export const keptCard = campRule<'kept-card'>({
  list: ({ sheets }, { card }) =>
    sheets.flatMap(({ kept }, sheet) => (kept.includes(card) ? [{ do: 'yield', sheet }] : [])),
  refuse: (_board, _choice, pick) =>
    pick.do === 'yield' ? refuse('does-not-keep') : refuse('not-an-answer'),
  answer(table, _frame, { card }, pick) {
    if (pick.do === 'yield') table.emit({ type: 'cardYielded', sheet: pick.sheet, card })
  },
})
