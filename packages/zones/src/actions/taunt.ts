import { doOf, type Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { emit } from '../emit.ts'
import { activation } from '../frames/activation.ts'
import { hasZombies, zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { distanceBetween } from '../map/ways.ts'
import { zoneIn } from '../names.ts'
import { ZONE } from '../outward/fields.ts'
import { isGiven, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'
import { act, cannotPay, done } from './spend.ts'

export interface TauntPick {
  readonly do: 'taunt'
  readonly zone: number
}

const FAR = 2

const isNear = (kit: Kit, board: ZonesBoard, person: number, zone: number): boolean =>
  distanceBetween(kit.ways(board), zone, personAt(board, person).zone) <= FAR

/** Z2-SKL-61: all zombies of a zone nearby act at once, and only against the taunter. */
export const tauntAction: Action<TauntPick> = {
  do: 'taunt',
  needs: { skill: 'taunt' },
  fields: [{ zone: ZONE }],
  bots: { atSight: -60, never: true },
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'taunt') || done(board, 'taunt')) return
    for (let zone = 0; zone < kit.map.size; zone++)
      if (hasZombies(kit, board, zone)) into.push({ do: 'taunt', zone })
  },
  check(kit, board, person, { zone }) {
    if (!isGiven(kit, board, person, 'taunt')) return kit.refusals.taunt['skill-missing']
    if (done(board, 'taunt')) return kit.refusals.taunt['already-done']
    if (!hasZombies(kit, board, zone)) return kit.refusals.taunt['no-zombies-there']
    if (!isNear(kit, board, person, zone)) return kit.refusals.taunt['too-far']
    return cannotPay(kit, board, person, PAYS.other, 0, kit.refusals.taunt['no-actions'])
  },
  perform(kit, table, person, { zone }) {
    act(kit, table, person, 'taunt', { pays: PAYS.other, cost: 0, once: ['taunt'] })
    const crowd: number[] = []
    let kinds = 0
    for (let kind = 0; kind < kit.kinds.length; kind++) {
      const count = zombiesOf(kit, table.board, zone, kind)
      if (count === 0) continue
      kinds |= 1 << kind
      crowd.push(zone, kind, count)
    }
    emit(kit, table, { type: 'activated', kinds, zone, why: 'taunt' })
    table.push(activation(kinds, personAt(table.board, person).seat, crowd, person))
  },
  parse(kit, _board, raw): TauntPick | Refusal {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'taunt' && zone !== undefined ? { do: 'taunt', zone } : NOT_AN_ANSWER
  },
  show: (kit, _board, { zone }) => ({ do: 'taunt', zone: zoneName(kit.map, zone) }),
}
