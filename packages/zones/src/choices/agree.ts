import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { emit } from '../emit.ts'
import type { ZonesEventOf } from '../events.ts'
import type { AgreePick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf } from './forced.ts'

/** Everything as it was: hand, backpack, and the other slots if the game has any. */
const inventorySet = (
  person: number,
  [hand = [], pack = [], ...slots]: readonly (readonly string[])[],
): ZonesEventOf<'inventorySet'> => ({
  type: 'inventorySet',
  person,
  hand,
  pack,
  ...(slots.length > 0 && { slots }),
})

const PICKS: readonly AgreePick[] = [{ do: 'agree' }, { do: 'decline' }]

/** A trade with somebody of another seat: nothing has changed hands if that one says no (Z2-RUL-11). */
export const agreeChoice = (kit: Kit): ChoiceRule<Zones, ZonesChoiceOf<'agree'>, AgreePick> => ({
  list: () => PICKS.slice(),
  sample: (_board, _choice, random) => anyOf(PICKS, random),
  check: (_board, _choice, pick) =>
    pick.do === 'agree' || pick.do === 'decline' ? undefined : NOT_AN_ANSWER,
  forced: () => undefined,
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    return what === 'agree' || what === 'decline' ? { do: what } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ do: pick.do }),
  answer(table, _frame, { person, partner, before }, pick) {
    if (pick.do === 'agree') {
      emit(kit, table, { type: 'tradeAgreed', person, partner })
      return
    }
    const [mine = [], theirs = []] = before.slice(-2)
    const count = (before.length - 2) / 2
    for (const [leader, ids] of [[person, mine] as const, [partner, theirs] as const])
      table.board.people.forEach((who, companion) => {
        if (ids.includes(who.id) && who.leader !== leader)
          emit(kit, table, { type: 'handedOver', companion, from: who.leader, to: leader })
      })
    emit(kit, table, inventorySet(person, before.slice(0, count)))
    emit(kit, table, inventorySet(partner, before.slice(count, -2)))
    emit(kit, table, { type: 'tradeDeclined', person, partner })
  },
})
