import {
  act,
  cannotPay,
  emit,
  hasZombies,
  isOver,
  PAYS,
  personAt,
  plainAction,
  zoneNamed,
} from '@graveshift/zones'
import type { SecondEdition } from '../game.ts'
import { isOfKind } from '../missions/card-kinds.ts'
import { storedAs, storeOf } from '../missions/goals/store.ts'
import { refuse } from '../refusals.ts'
import type { OwnAction, SecondKit } from '../second-kit.ts'

const UNPAID = refuse('no-actions', 'Z2-ACT-10')

/** Puts down everything the mission wants stored, where it wants it, if no zombie is there. */
export const storeAction: OwnAction = plainAction<SecondEdition, SecondKit>('store', {
  needs: { pays: PAYS.other },
  check(kit, board, person) {
    const goal = storeOf(kit)
    const { zone, hand, pack } = personAt(board, person)
    if (!goal || zone !== zoneNamed(kit.map, goal.zone)) return refuse('no-store-here', 'Z2-ACT-10')
    if (hasZombies(kit, board, zone)) return refuse('store-needs-peace', 'Z2-ACT-10')
    if (![...hand, ...pack].some((card) => isOfKind(card, goal.kind)))
      return refuse('nothing-to-store', 'Z2-ACT-10')
    return cannotPay(kit, board, person, PAYS.other, 1, UNPAID)
  },
  perform(kit, table, person) {
    const goal = storeOf(kit)
    if (!goal) return
    act(kit, table, person, 'store', { pays: PAYS.other, cost: 1 })
    const { hand, pack } = personAt(table.board, person)
    const cards = [...hand, ...pack].filter((card) => isOfKind(card, goal.kind))
    for (const card of cards) emit(kit, table, { type: 'stored', person, card })
    if (isOver(table)) return
    const what = storedAs(goal.kind)
    const count = (table.board.tally[what] ?? 0) + cards.length
    emit(kit, table, { type: 'tallied', what, count })
  },
})
