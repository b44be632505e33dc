import { NONE } from '../board.ts'
import { didOnce } from '../budget.ts'
import { currentTurn, personAt } from '../people.ts'
import { addOnce, type CardHook } from './hooks.ts'
import type { Skill } from './skill.ts'

const offer: CardHook = (_kit, table, person, card) => {
  const turn = currentTurn(table.board)
  if (turn?.person !== person || didOnce(turn, 'destiny')) return
  const { seat } = personAt(table.board, person)
  table.ask({ kind: 'may', what: 'destiny', seat, person, other: NONE, card })
}

/** Z2-SKL-30: once a turn another card instead. */
export const destiny: Skill = {
  id: 'destiny',
  grant: ({ onCard }) => addOnce(onCard, offer),
}
