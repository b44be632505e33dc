import { doOf, type Refusal } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { PAYS } from '../budget.ts'
import { ANY } from '../budgets.ts'
import { turnFrame } from '../frames/turn.ts'
import { personIn, personName } from '../names.ts'
import { PERSON } from '../outward/fields.ts'
import { isCompanion, isGiven, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'
import { act, cannotPay, done } from './spend.ts'

export interface LeadPick {
  readonly do: 'lead'
  readonly person: number
}

/** Z2-SKL-26: somebody else takes one action at once. */
export const leadAction: Action<LeadPick> = {
  do: 'lead',
  needs: { skill: 'born-leader' },
  fields: [{ person: PERSON }],
  bots: { atSight: 0 },
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'born-leader') || done(board, 'lead')) return
    board.people.forEach((_, other) => {
      into.push({ do: 'lead', person: other })
    })
  },
  check(kit, board, person, { person: other }) {
    if (!isGiven(kit, board, person, 'born-leader')) return kit.refusals.lead['skill-missing']
    if (done(board, 'lead')) return kit.refusals.lead['already-done']
    const who = personAt(board, other)
    if (other === person || isCompanion(who) || who.zone === NONE) return kit.refusals.lead['not-here']
    return cannotPay(kit, board, person, PAYS.other, 0, kit.refusals.lead['no-actions'])
  },
  perform(kit, table, person, { person: other }) {
    act(kit, table, person, 'lead', { pays: PAYS.other, cost: 0, once: ['lead'] })
    table.push(turnFrame(other, ANY))
  },
  parse(_kit, board, raw): LeadPick | Refusal {
    const person = personIn(board, raw, 'person')
    return doOf(raw) === 'lead' && person !== undefined ? { do: 'lead', person } : NOT_AN_ANSWER
  },
  show: (_kit, board, { person }) => ({ do: 'lead', person: personName(board, person) }),
}
