import type { ZonesBoard } from '../board.ts'
import { type Offer, offered } from '../choices/may.ts'
import { isDual } from '../combat/plan.ts'
import { MODES } from '../content/types.ts'
import { emit } from '../emit.ts'
import type { Kit } from '../kit.ts'
import { cardOf, personAt, powersOf } from '../people.ts'
import { pileOf } from '../piles.ts'
import { EQUIPMENT } from '../streams.ts'
import { addOnce, type CardHook } from './hooks.ts'
import type { Skill } from './skill.ts'

/** A pair can be made of it (Z2-RUL-25). */
function isPairable(kit: Kit, board: ZonesBoard, person: number, card: string): boolean {
  const data = cardOf(kit, card)
  const powers = powersOf(kit, board, person)
  return data.profiles.some(({ mode }) => isDual(data, powers, MODES.indexOf(mode)))
}

export const matchOffer: Offer = {
  id: 'match',
  yes(kit, table, { person, card }) {
    emit(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
  },
}

const offer: CardHook = (kit, table, person, card, pile) => {
  const { board } = table
  if (!isPairable(kit, board, person, card) || !pileOf(board, pile).cards.includes(card)) return
  table.ask(offered(matchOffer, personAt(board, person).seat, person, { card }))
}

/** Z2-SKL-12: a second copy, if the deck has one. */
export const matchingSet: Skill = {
  id: 'matching-set',
  grant: ({ onSearch }) => addOnce(onSearch, offer),
}
