import type { Action } from '../../actions/action.ts'
import { plainAction } from '../../actions/plain.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { PAYS } from '../../budget.ts'
import { emit, isOver } from '../../emit.ts'
import type { ActPick } from '../../game.ts'
import { hasZombies } from '../../horde.ts'
import { zoneNamed } from '../../map/board.ts'
import { personAt } from '../../people.ts'
import { POLICY as F } from '../../policy/figures.ts'
import { everyCard } from '../../slots.ts'
import type { CardKinds } from '../card-kinds.ts'
import { isStore, storedAs } from '../goals/store.ts'
import type { MissionGame, MissionKit } from '../mission-game.ts'

const storeOf = ({ mission }: MissionKit) => mission.data.goals.find(isStore)

/** Puts down everything the mission wants stored, where it wants it, if no zombie is there. */
export const storeAction = (kinds: CardKinds<string>): Action<ActPick, MissionGame, MissionKit> =>
  plainAction<MissionGame, MissionKit>('store', {
    needs: { pays: PAYS.other },
    bots: { atSight: 300, worth: () => 2 * F.task },
    check(kit, board, person) {
      const why = kit.missionRefusals.store
      const goal = storeOf(kit)
      const who = personAt(board, person)
      const { zone } = who
      if (!goal || zone !== zoneNamed(kit.map, goal.zone)) return why['no-store-here']
      if (hasZombies(kit, board, zone)) return why['store-needs-peace']
      if (!everyCard(who).some((card) => kinds.isOfKind(card, goal.kind))) return why['nothing-to-store']
      return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
    },
    perform(kit, table, person) {
      const goal = storeOf(kit)
      if (!goal) return
      act(kit, table, person, 'store', { pays: PAYS.other, cost: 1 })
      const cards = everyCard(personAt(table.board, person)).filter((card) => kinds.isOfKind(card, goal.kind))
      for (const card of cards) emit(kit, table, { type: 'stored', person, card })
      if (isOver(table)) return
      const what = storedAs(goal.kind)
      const count = (table.board.tally[what] ?? 0) + cards.length
      emit(kit, table, { type: 'tallied', what, count })
    },
  })
