import { doOf, type Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { distanceBetween } from '../map/ways.ts'
import { zoneIn } from '../names.ts'
import { ZONE } from '../outward/fields.ts'
import { isGiven, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { routeTo } from '../stride.ts'
import type { Action, Stretch } from './action.ts'
import { go } from './move.ts'
import { cannotPay, done } from './spend.ts'

export interface JumpPick {
  readonly do: 'jump'
  readonly to: number
}

const FAR = 2

/** No other movement skill joins in, so every zombie left behind costs its action (Z2-SKL-10). */
const cost = (kit: Kit, board: ZonesBoard, person: number): number =>
  1 + zombiesIn(kit, board, personAt(board, person).zone)

/** Whether somebody may jump there at once. */
const isBelow = (kit: Kit, board: ZonesBoard, person: number, to: number): boolean =>
  kit.leapsTo?.(board, person).includes(to) === true

/** The way of a jump, and what it takes. */
function leap(kit: Kit, board: ZonesBoard, person: number, { to }: JumpPick): Stretch | undefined {
  const path = isBelow(kit, board, person, to)
    ? [to]
    : routeTo(kit, board, personAt(board, person).zone, to, FAR, true)
  return path && { how: 'jump', path, pays: PAYS.other, cost: cost(kit, board, person), once: ['jump'] }
}

/** Z2-SKL-10: exactly two zones, whatever stands in the one between. A nearer zone is a plain move away. */
export const jumpAction: Action<JumpPick> = {
  do: 'jump',
  needs: { skill: 'jump', pays: PAYS.other },
  fields: [{ to: ZONE }],
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'jump') || done(board, 'jump')) return
    const ways = kit.ways(board)
    const { zone } = personAt(board, person)
    for (let to = 0; to < kit.map.size; to++)
      if (distanceBetween(ways, zone, to) === FAR || isBelow(kit, board, person, to))
        into.push({ do: 'jump', to })
  },
  check(kit, board, person, { to }) {
    if (!isGiven(kit, board, person, 'jump')) return kit.refusals.jump['skill-missing']
    if (done(board, 'jump')) return kit.refusals.jump['already-done']
    const hindered = kit.cannotWalk(board, person)
    if (hindered) return hindered
    const isFar = distanceBetween(kit.ways(board), personAt(board, person).zone, to) === FAR
    if (!isFar && !isBelow(kit, board, person, to)) return kit.refusals.jump['no-way']
    return cannotPay(
      kit,
      board,
      person,
      PAYS.other,
      cost(kit, board, person),
      kit.refusals.jump['no-actions'],
    )
  },
  perform(kit, table, person, pick) {
    go(kit, table, person, leap(kit, table.board, person, pick))
  },
  stretch: leap,
  parse(kit, _board, raw): JumpPick | Refusal {
    const to = zoneIn(kit, raw, 'to')
    return doOf(raw) === 'jump' && to !== undefined ? { do: 'jump', to } : NOT_AN_ANSWER
  },
  show: (kit, _board, { to }) => ({ do: 'jump', to: zoneName(kit.map, to) }),
}
