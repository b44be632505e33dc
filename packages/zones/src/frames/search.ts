import { NONE } from '../board.ts'
import { tell } from '../happen.ts'
import type { Kit } from '../kit.ts'
import { cardOf, personAt } from '../people.ts'
import { drawFrom, pileOf } from '../piles.ts'
import { EQUIPMENT } from '../streams.ts'
import { arranging } from './arrange.ts'
import type { ZonesSteps } from './steps.ts'

/** Cards one after the other; a trap ends it and leaves what was found before (Z2-RUL-22). */
export const searchSteps = (kit: Kit): ZonesSteps<'search'> => {
  const isWeapon = (card: string) => ['weapon', 'bomb'].includes(cardOf(kit, card).kind)
  return {
    draw(table, frame) {
      if (frame.left === 0) return 'keep'
      const { person } = frame
      if (
        frame.weapons &&
        !pileOf(table.board, EQUIPMENT).cards.some(isWeapon) &&
        !pileOf(table.board, EQUIPMENT).discards.some(isWeapon)
      )
        return 'keep'
      const card = drawFrom(table, EQUIPMENT)
      if (card === undefined) return 'keep'
      tell(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
      frame.left -= 1
      frame.card = card
      return 'drawn'
    },
    drawn(table, frame) {
      const { card, person } = frame
      if (cardOf(kit, card).kind === 'trap') {
        tell(kit, table, { type: 'foundDiscarded', card })
        kit.sprung(table, person)
        return 'keep'
      }
      if (frame.weapons && !isWeapon(card)) {
        tell(kit, table, { type: 'foundDiscarded', card })
        frame.left += 1
        return 'draw'
      }
      return 'draw'
    },
    keep(table, { person }) {
      if (table.board.found.length > 0 && personAt(table.board, person).zone !== NONE)
        table.push(arranging(table, person, NONE))
      return 'end'
    },
    end: () => undefined,
  }
}
