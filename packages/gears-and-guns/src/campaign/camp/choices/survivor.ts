import { peopleOf } from '../../sheet.ts'
import { campRule } from '../camp-rule.ts'
import { campPool, isDead, sheetAt } from '../reads.ts'
import { refuse } from '../refusals.ts'

/** Who is played next: whoever is on the sheet, or one of its posse, who inherits it (GG-CMP-05, GG-CMP-21, GG-KO-03). */
export const survivor = campRule<'survivor'>({
  list: (board, { sheet }) => peopleOf(sheetAt(board, sheet)).map((each) => ({ do: 'play', survivor: each })),
  refuse(board, _choice, pick) {
    if (pick.do !== 'play') return refuse('not-an-answer')
    return isDead(board, pick.survivor) ? refuse('is-dead') : refuse('not-on-sheet')
  },
  answer(table, _frame, { sheet }, pick) {
    // Who stays is no news.
    if (pick.do === 'play' && sheetAt(table.board, sheet).survivor !== pick.survivor)
      table.emit({ type: 'survivorNamed', sheet, survivor: pick.survivor })
  },
})

/** A new sheet, with anybody of the pool (GG-CMP-18, GG-KO-04, GG-RUL-67). */
export const newSheet = campRule<'new-sheet'>({
  list: (board) => campPool(board).map((each) => ({ do: 'start', survivor: each })),
  refuse(board, _choice, pick) {
    if (pick.do !== 'start') return refuse('not-an-answer')
    return isDead(board, pick.survivor) ? refuse('is-dead') : refuse('not-in-pool')
  },
  answer(table, _frame, { sheet }, pick) {
    if (pick.do === 'start') table.emit({ type: 'sheetStarted', sheet, survivor: pick.survivor })
  },
})
