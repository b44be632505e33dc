import { doOf, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  act,
  attack,
  cannotPay,
  hasZombies,
  NOT_AN_ANSWER,
  PAYS,
  type Plan,
  personAt,
  planAttack,
  powersOf,
  RANGED,
  rangeOf,
  UNSEEN,
  volleyWorth,
  withFigures,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { ZONE } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import { GATLING, GATLING_CARD } from '../content/figures.ts'
import type { Western } from '../game.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import type { WesternKit } from '../western-kit.ts'

export interface GatlingPick {
  readonly do: 'gatling'
  readonly zone: number
}

const WHY = PEOPLE_REFUSALS.gatling

const ARM = { card: GATLING_CARD, dual: false, mode: RANGED }

export const planGatling = (kit: WesternKit, board: Board, person: number, zone: number): Plan =>
  planAttack(kit, board, person, ARM, zone, false)

/** Whoever stands by the gatling fires it, as a ranged action (UA-GAT-01). */
export const gatlingAction: Action<GatlingPick, Western, WesternKit> = {
  do: 'gatling',
  needs: { pays: PAYS.ranged },
  fields: [{ zone: ZONE }],
  bots: {
    atSight: 120,
    strikes: 'from-afar',
    plan: 'fight',
    worth: (kit, look, { zone }) =>
      volleyWorth(look, planGatling(kit, look.board, look.person, zone), zone, 0),
  },
  candidates(kit, board, person, into) {
    if (board.gatling !== personAt(board, person).zone) return
    for (const zone of kit.inSight(board, person))
      if (hasZombies(kit, board, zone)) into.push({ do: 'gatling', zone })
  },
  check(kit, board, person, { zone }) {
    const barred = kit.noCombat(board, person)
    if (barred) return barred
    if (board.gatling !== personAt(board, person).zone) return WHY['no-gatling-here']
    const range = kit.sight(board, person, zone)
    if (range === UNSEEN) return WHY['cannot-see']
    const [least, most] = rangeOf(GATLING, powersOf(kit, board, person), RANGED)
    if (range < least || range > most) return withFigures(WHY['out-of-range'], { least, most })
    if (!hasZombies(kit, board, zone)) return WHY['no-zombies-there']
    return cannotPay(kit, board, person, PAYS.ranged, 1, WHY['no-actions'])
  },
  perform(kit, table, person, { zone }) {
    const plan = planGatling(kit, table.board, person, zone)
    act(kit, table, person, 'gatling', { pays: PAYS.ranged, cost: 1, mode: RANGED })
    attack(kit, table, person, ARM, zone, plan)
  },
  parse(kit, _board, raw): GatlingPick | Refusal {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'gatling' && zone !== undefined ? { do: 'gatling', zone } : NOT_AN_ANSWER
  },
  show: (kit, _board, { zone }) => ({ do: 'gatling', zone: zoneName(kit.map, zone) }),
}
