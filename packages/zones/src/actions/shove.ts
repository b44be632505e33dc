import { doOf, type Refusal } from '@graveshift/kernel'
import { PAYS } from '../budget.ts'
import { emit } from '../emit.ts'
import { hasZombies } from '../horde.ts'
import { zoneName } from '../map/board.ts'
import { neighboursOf } from '../map/routes.ts'
import { canStep } from '../map/ways.ts'
import { zoneIn } from '../names.ts'
import { ZONE } from '../outward/fields.ts'
import { isGiven, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'
import { act, cannotPay, done } from './spend.ts'

export interface ShovePick {
  readonly do: 'shove'
  readonly to: number
}

/** Z2-SKL-16: everything that stands here goes next door; not a move, and nobody acts (Z2-RUL-49). */
export const shoveAction: Action<ShovePick> = {
  do: 'shove',
  needs: { skill: 'shove' },
  fields: [{ to: ZONE }],
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'shove') || done(board, 'shove')) return
    for (const to of neighboursOf(kit.ways(board), personAt(board, person).zone))
      into.push({ do: 'shove', to })
  },
  check(kit, board, person, { to }) {
    if (!isGiven(kit, board, person, 'shove')) return kit.refusals.shove['skill-missing']
    if (done(board, 'shove')) return kit.refusals.shove['already-done']
    const { zone } = personAt(board, person)
    if (!hasZombies(kit, board, zone)) return kit.refusals.shove['no-zombies-there']
    if (!canStep(kit.ways(board), zone, to)) return kit.refusals.shove['no-way']
    return cannotPay(kit, board, person, PAYS.other, 0, kit.refusals.shove['no-actions'])
  },
  perform(kit, table, person, { to }) {
    const { zone } = personAt(table.board, person)
    act(kit, table, person, 'shove', { pays: PAYS.other, cost: 0, once: ['shove'] })
    emit(kit, table, { type: 'shoved', person, zone, to })
  },
  parse(kit, _board, raw): ShovePick | Refusal {
    const to = zoneIn(kit, raw, 'to')
    return doOf(raw) === 'shove' && to !== undefined ? { do: 'shove', to } : NOT_AN_ANSWER
  },
  show: (kit, _board, { to }) => ({ do: 'shove', to: zoneName(kit.map, to) }),
}
