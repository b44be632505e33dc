import { doOf, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  act,
  cannotPay,
  emit,
  NOT_AN_ANSWER,
  PAYS,
  POLICY,
  personAt,
  personIn,
  personName,
} from '@graveshift/zones'
import { PERSON } from '@graveshift/zones/outward'
import type { Western } from '../game.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import type { WesternKit } from '../western-kit.ts'
import { lying } from './fallen.ts'

export interface TakeFallenPick {
  readonly do: 'take-fallen'
  readonly fallen: number
}

const WHY = PEOPLE_REFUSALS.takeFallen

/** Somebody who lies in the own zone is taken along, as an objective is, and for nothing more (GG-KO-02, GG-RUL-30). */
export const takeFallenAction: Action<TakeFallenPick, Western, WesternKit> = {
  do: 'take-fallen',
  needs: { pays: PAYS.other },
  fields: [{ fallen: PERSON }],
  bots: { atSight: 300, plan: 'rescue', worth: () => POLICY.task },
  candidates(_kit, board, person, into) {
    const { zone } = personAt(board, person)
    for (const each of lying(board))
      if (each.zone === zone) into.push({ do: 'take-fallen', fallen: each.person })
  },
  check(kit, board, person, { fallen }) {
    const { zone } = personAt(board, person)
    if (!lying(board).some((each) => each.person === fallen && each.zone === zone))
      return WHY['nobody-lies-here']
    return cannotPay(kit, board, person, PAYS.other, 1, WHY['no-actions'])
  },
  perform(kit, table, person, { fallen }) {
    act(kit, table, person, 'take-fallen', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'fallenTaken', person, fallen })
  },
  parse(_kit, board, raw): TakeFallenPick | Refusal {
    const fallen = personIn(board, raw, 'fallen')
    return doOf(raw) === 'take-fallen' && fallen !== undefined ? { do: 'take-fallen', fallen } : NOT_AN_ANSWER
  },
  show: (_kit, board, { fallen }) => ({ do: 'take-fallen', fallen: personName(board, fallen) }),
}
