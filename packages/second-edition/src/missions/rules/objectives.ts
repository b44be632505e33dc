import { has } from '@graveshift/kernel'
import { arranging, drawing, EQUIPMENT, emit, NONE, peopleIn, pileOf, SPECIAL } from '@graveshift/zones'
import { refuse } from '../../refusals.ts'
import { isOfKind } from '../goals/hold.ts'
import type { RuleMaker } from '../rule.ts'

/** What is special about taking objectives. */

export const heavy: RuleMaker<'heavy'> = ({ hands }) => ({
  cannotTake: (board, zone) => (peopleIn(board, zone) < hands ? refuse('too-heavy', 'Z2-ACT-10') : undefined),
})

export const gift: RuleMaker<'gift'> = (figures) => ({
  taken(kit, table, person) {
    if (has(figures, 'draw')) {
      table.push(drawing(person, 1, { pile: figures.draw === 'pimpweapon' ? SPECIAL : EQUIPMENT }))
      return
    }
    // Out of the deck itself; what was laid aside is not looked through.
    const card = pileOf(table.board, EQUIPMENT).cards.find((each) => isOfKind(each, figures.take))
    if (card === undefined) return
    emit(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
    table.push(arranging(table, person, NONE))
  },
})
