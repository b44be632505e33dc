import { doOf, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  act,
  cannotPay,
  canStep,
  emit,
  hasZombies,
  isStreet,
  NOT_AN_ANSWER,
  neighboursOf,
  PAYS,
  personAt,
  walk,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { ZONE } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import type { WesternKit } from '../western-kit.ts'
import { isWagonFree } from './machines.ts'

export interface PushPick {
  readonly do: 'push'
  readonly to: number
}

const WHY = PEOPLE_REFUSALS.push

/** Whether one may search by the wagon as in a building (UA-WAG-02). */
export const isWagonSearched = (kit: WesternKit, board: Board, zone: number): boolean =>
  board.wagon === zone && kit.mission.data.wagon?.searched === true && isWagonFree(kit, board)

/** The wagon goes to the next street or track zone, and whoever pushes it with it (UA-WAG-01). */
export const pushAction: Action<PushPick, Western, WesternKit> = {
  do: 'push',
  needs: { pays: PAYS.other },
  fields: [{ to: ZONE }],
  bots: { atSight: -20 },
  candidates(kit, board, person, into) {
    const { zone } = personAt(board, person)
    if (board.wagon !== zone) return
    for (const to of neighboursOf(kit.ways(board), zone)) into.push({ do: 'push', to })
  },
  check(kit, board, person, { to }) {
    const { zone } = personAt(board, person)
    if (board.wagon !== zone) return WHY['no-wagon-here']
    if (!kit.mission.data.wagon?.moves || !isWagonFree(kit, board)) return WHY['wagon-stuck']
    if (hasZombies(kit, board, zone)) return WHY['zombies-here']
    if (!isStreet(kit.map, to) || !canStep(kit.ways(board), zone, to)) return WHY['no-way']
    return cannotPay(kit, board, person, PAYS.other, 1, WHY['no-actions'])
  },
  perform(kit, table, person, { to }) {
    act(kit, table, person, 'push', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'wagonPushed', person, to })
    walk(kit, table, person, [to], 'move')
  },
  parse(kit, _board, raw): PushPick | Refusal {
    const to = zoneIn(kit, raw, 'to')
    return doOf(raw) === 'push' && to !== undefined ? { do: 'push', to } : NOT_AN_ANSWER
  },
  show: (kit, _board, { to }) => ({ do: 'push', to: zoneName(kit.map, to) }),
}
