import { doOf, type Refusal } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { arranging } from '../frames/arrange.ts'
import { personIn, personName } from '../names.ts'
import { PERSON } from '../outward/fields.ts'
import { currentTurn, isCompanion, personAt } from '../people.ts'
import { exchangeWorth, helpsAny } from '../policy/exchange-worth.ts'
import { POLICY as F } from '../policy/figures.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { countCardsOf } from '../slots.ts'
import type { Action } from './action.ts'
import { plainAction } from './plain.ts'
import { act, cannotPay } from './spend.ts'

export interface TradePick {
  readonly do: 'trade'
  readonly partner: number
}

const cardsOf = (board: ZonesBoard, person: number): number => countCardsOf(personAt(board, person))

const leadsAny = ({ people }: ZonesBoard, person: number, partner: number): boolean =>
  people.some(({ leader }) => leader === person || leader === partner)

/** Cards exchanged with one other survivor of the zone, who reorganizes for free (Z2-ACT-06, Z2-ACT-16). */
export const tradeAction: Action<TradePick> = {
  do: 'trade',
  needs: { pays: PAYS.other },
  fields: [{ partner: PERSON }],
  bots: {
    atSight: -60,
    isWasted: (kit, board, person, { partner }) => !helpsAny(kit, board, person, partner),
    atMost: F.exchange,
    worth: (_kit, look, { partner }) => exchangeWorth(look, partner),
  },
  candidates(_kit, board, person, into) {
    const { zone } = personAt(board, person)
    for (let partner = 0; partner < board.people.length; partner++)
      if (partner !== person && board.people[partner]?.zone === zone) into.push({ do: 'trade', partner })
  },
  check(kit, board, person, { partner }) {
    const other = personAt(board, partner)
    if (partner === person || isCompanion(other) || other.zone !== personAt(board, person).zone)
      return kit.refusals.trade['not-here']
    if (currentTurn(board)?.declined.includes(partner)) return kit.refusals.trade['declined-before']
    if (cardsOf(board, person) + cardsOf(board, partner) === 0 && !leadsAny(board, person, partner))
      return kit.refusals.trade['nothing-to-do']
    return cannotPay(kit, board, person, PAYS.other, 1, kit.refusals.trade['no-actions'])
  },
  perform(kit, table, person, { partner }) {
    act(kit, table, person, 'trade', { pays: PAYS.other, cost: 1 })
    table.push(arranging(table, person, partner))
  },
  parse(_kit, board, raw): TradePick | Refusal {
    const partner = personIn(board, raw, 'partner')
    return doOf(raw) === 'trade' && partner !== undefined ? { do: 'trade', partner } : NOT_AN_ANSWER
  },
  show: (_kit, board, { partner }) => ({ do: 'trade', partner: personName(board, partner) }),
}

/** The own cards in another order (Z2-ACT-06). */
export const reorganiseAction = plainAction('reorganise', {
  needs: { pays: PAYS.other },
  bots: {
    atSight: -80,
    isWasted: (kit, board, person) => !helpsAny(kit, board, person, person),
    worth: (_kit, look) => exchangeWorth(look, look.person),
  },
  check(kit, board, person) {
    if (cardsOf(board, person) === 0) return kit.refusals.reorganise['nothing-to-do']
    return cannotPay(kit, board, person, PAYS.other, 1, kit.refusals.reorganise['no-actions'])
  },
  perform(kit, table, person) {
    act(kit, table, person, 'reorganise', { pays: PAYS.other, cost: 1 })
    table.push(arranging(table, person, NONE))
  },
})
