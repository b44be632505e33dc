import { Bug, doOf, flagIn, type Refusal, type Table } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import type { ZonesBoard } from '../board.ts'
import { leftIn, PAYS } from '../budget.ts'
import { GLIDE } from '../budgets.ts'
import { emit } from '../emit.ts'
import type { Gait } from '../events.ts'
import type { Zones } from '../game.ts'
import { zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { zoneIn } from '../names.ts'
import { ZONE } from '../outward/fields.ts'
import { currentTurn, personAt, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { reachFrom, routeTo } from '../stride.ts'
import type { Action, Stretch } from './action.ts'
import { act, cannotPay } from './spend.ts'

export interface MovePick {
  readonly do: 'move'
  readonly to: number
  /** No zombie makes this move dearer or stops it, where the game has such a thing. */
  readonly slip: boolean
}

/** More actions for leaving zombies behind, one for each (Z2-MOV-03, Z2-MOV-05). */
export function surcharge(kit: Kit, board: ZonesBoard, person: number, slip: boolean): number {
  if (slip || powersOf(kit, board, person).slippery) return 0
  return zombiesIn(kit, board, personAt(board, person).zone)
}

function glides(kit: Kit, board: ZonesBoard, person: number): boolean {
  const turn = currentTurn(board)
  return turn !== undefined && leftIn(turn, powersOf(kit, board, person), GLIDE) > 0
}

/** Somebody goes, and those who follow go along (Z2-CMP-05). */
export function walk(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  path: readonly number[],
  how: Gait,
): void {
  emit(kit, table, { type: 'walked', person, path, how, with: kit.followers(table.board, person) })
}

/** Somebody pays for a way and goes it. */
export function go(kit: Kit, table: Table<Zones>, person: number, way: Stretch | undefined): void {
  if (!way) throw new Bug('somebody goes where no way leads')
  act(kit, table, person, way.how, way)
  walk(kit, table, person, way.path, way.how)
}

/** What a step takes: an action, and one more for each zombie left behind. */
export function moveCost(kit: Kit, board: ZonesBoard, person: number, slip: boolean): number {
  return 1 + (glides(kit, board, person) ? 0 : surcharge(kit, board, person, slip))
}

function passes(kit: Kit, board: ZonesBoard, person: number, slip: boolean): boolean {
  return slip || powersOf(kit, board, person).slippery
}

/** The way of a move, and what it takes. */
function strideTo(kit: Kit, board: ZonesBoard, person: number, { to, slip }: MovePick): Stretch | undefined {
  const { stride } = powersOf(kit, board, person)
  const path = routeTo(kit, board, personAt(board, person).zone, to, stride, passes(kit, board, person, slip))
  if (!path) return undefined
  return {
    how: 'move',
    path,
    pays: PAYS.move,
    cost: moveCost(kit, board, person, slip),
    ...(slip ? { once: [kit.slipping.once] } : {}),
  }
}

/** One zone, or as many as a skill allows, for one action and one more for each zombie left behind (Z2-ACT-01). */
export const moveAction: Action<MovePick> = {
  do: 'move',
  needs: { pays: PAYS.move },
  fields: [{ to: ZONE }, { slip: TRUTH }],
  candidates(kit, board, person, into) {
    const { stride } = powersOf(kit, board, person)
    const { zone } = personAt(board, person)
    const plain = reachFrom(kit, board, zone, stride, passes(kit, board, person, false))
    for (const to of plain) into.push({ do: 'move', to, slip: false })
    if (!kit.slipping.may(board, person)) return
    for (const to of reachFrom(kit, board, zone, stride, true)) into.push({ do: 'move', to, slip: true })
  },
  check(kit, board, person, { to, slip }) {
    const { zone } = personAt(board, person)
    const hindered = kit.cannotWalk(board, person)
    if (hindered) return hindered
    if (slip && !kit.slipping.may(board, person)) return kit.slipping.refusals['skill-missing']
    const { stride } = powersOf(kit, board, person)
    const free = routeTo(kit, board, zone, to, stride, passes(kit, board, person, false))
    if (slip && free && surcharge(kit, board, person, false) === 0)
      return kit.slipping.refusals['nothing-to-slip']
    if (!free && !(slip && routeTo(kit, board, zone, to, stride, true))) return kit.refusals.move['no-way']
    return cannotPay(
      kit,
      board,
      person,
      PAYS.move,
      moveCost(kit, board, person, slip),
      kit.refusals.move['no-actions'],
    )
  },
  perform(kit, table, person, pick) {
    go(kit, table, person, strideTo(kit, table.board, person, pick))
  },
  stretch: strideTo,
  parse(kit, _board, raw): MovePick | Refusal {
    const to = zoneIn(kit, raw, 'to')
    return doOf(raw) === 'move' && to !== undefined
      ? { do: 'move', to, slip: flagIn(raw, 'slip') }
      : NOT_AN_ANSWER
  },
  show: (kit, _board, { to, slip }) => ({ do: 'move', to: zoneName(kit.map, to), slip: slip || undefined }),
}
