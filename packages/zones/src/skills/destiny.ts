import { didOnce } from '../budget.ts'
import { type Offer, offered } from '../choices/may.ts'
import { emit } from '../emit.ts'
import { currentTurn, personAt } from '../people.ts'
import { addOnce, type CardHook } from './hooks.ts'
import type { Skill } from './skill.ts'

export const destinyOffer: Offer = {
  id: 'destiny',
  yes(kit, table, { person, card }, frame) {
    emit(kit, table, { type: 'acted', person, action: 'destiny', paid: [], once: ['destiny'] })
    emit(kit, table, { type: 'foundDiscarded', card })
    if (frame.kind !== 'search') return
    frame.left += 1
    frame.at = 'draw'
  },
}

const offer: CardHook = (_kit, table, person, card) => {
  const turn = currentTurn(table.board)
  if (turn?.person !== person || didOnce(turn, 'destiny')) return
  const { seat } = personAt(table.board, person)
  table.ask(offered(destinyOffer, seat, person, { card }))
}

/** Z2-SKL-30: once a turn another card instead. */
export const destiny: Skill = {
  id: 'destiny',
  grant: ({ onCard }) => addOnce(onCard, offer),
}
