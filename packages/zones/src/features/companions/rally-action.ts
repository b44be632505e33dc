import { doOf, type Refusal } from '@graveshift/kernel'
import type { Action } from '../../actions/action.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { NONE } from '../../board.ts'
import { PAYS } from '../../budget.ts'
import { emit } from '../../emit.ts'
import { personIn, personName } from '../../names.ts'
import { PERSON } from '../../outward/fields.ts'
import { isCompanion, personAt } from '../../people.ts'
import { POLICY as F } from '../../policy/figures.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import type { CompanionGame, CompanionKit } from './companions.ts'

export interface RallyPick {
  readonly do: 'rally'
  readonly companion: number
}

/** A lone companion in the own zone joins; its leader has its skill (Z2-CMP-03). */
export const rallyAction: Action<RallyPick, CompanionGame, CompanionKit> = {
  do: 'rally',
  needs: { pays: PAYS.other },
  fields: [{ companion: PERSON }],
  bots: { atSight: 200, worth: () => F.task },
  candidates(_kit, board, person, into) {
    const { zone } = personAt(board, person)
    for (let companion = 0; companion < board.people.length; companion++) {
      const who = personAt(board, companion)
      if (isCompanion(who) && who.zone === zone && who.leader === NONE) into.push({ do: 'rally', companion })
    }
  },
  check(kit, board, person, { companion }) {
    const who = personAt(board, companion)
    if (!isCompanion(who) || who.leader !== NONE || who.zone !== personAt(board, person).zone)
      return kit.companions.refusals.rally['not-here']
    return (
      kit.cannotFollow(board, companion, person) ??
      cannotPay(kit, board, person, PAYS.other, 1, kit.companions.refusals.rally['no-actions'])
    )
  },
  perform(kit, table, person, { companion }) {
    act(kit, table, person, 'rally', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'rallied', person, companion })
  },
  parse(_kit, board, raw): RallyPick | Refusal {
    const companion = personIn(board, raw, 'companion')
    return doOf(raw) === 'rally' && companion !== undefined ? { do: 'rally', companion } : NOT_AN_ANSWER
  },
  show: (_kit, board, { companion }) => ({ do: 'rally', companion: personName(board, companion) }),
}
