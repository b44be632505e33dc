import type { Refusal, Table } from '@graveshift/kernel'
import { NONE, type Turn, type ZonesBoard } from '../board.ts'
import { didOnce, leftFor, type Pays, payment } from '../budget.ts'
import { emit } from '../emit.ts'
import type { Zones } from '../game.ts'
import type { Kit } from '../kit.ts'
import { currentTurn, isGiven, isInOwnTurn, personAt, powersOf } from '../people.ts'
import { withFigures } from '../refusals.ts'

/** Why somebody cannot pay for this now, told with its figures; undefined if it can. */
export function cannotPay(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  pays: Pays,
  cost: number,
  unpaid: Refusal,
): Refusal | undefined {
  const turn = currentTurn(board)
  if (!turn || turn.person !== person) return kit.refusals.turn['not-your-survivor']
  // A reaction is no turn: nothing comes free in it but what was given (Z2-SKL-29, Z2-SKL-53).
  if (cost === 0 && !isInOwnTurn(board)) return kit.refusals.turn['not-your-survivor']
  const left = leftFor(turn, powersOf(kit, board, person), pays)
  return left < cost ? withFigures(unpaid, { cost, left }) : undefined
}

/** Whether something allowed once a turn has been done. */
export function done(board: ZonesBoard, what: string): boolean {
  const turn = currentTurn(board)
  return turn !== undefined && didOnce(turn, what)
}

/** What lets somebody who has a skill by birth use it a second time in a turn. */
export const againOf = (skill: string): string => `${skill}-again`

function mayRepeat(kit: Kit, board: ZonesBoard, person: number, skill: string): boolean {
  const again = againOf(skill)
  if (!isGiven(kit, board, person, again) || done(board, again)) return false
  return kit.survivors[personAt(board, person).id]?.blue.includes(skill) ?? false
}

/** Whether what a skill allows once a turn has been done as often as may be. */
export const isUsedUp = (kit: Kit, board: ZonesBoard, person: number, skill: string): boolean =>
  done(board, skill) && !mayRepeat(kit, board, person, skill)

/** What using it now is remembered by. */
export const useOf = (board: ZonesBoard, skill: string): string =>
  done(board, skill) ? againOf(skill) : skill

interface Deed {
  readonly pays: Pays
  readonly cost: number
  readonly once?: readonly string[]
  /** Mode of a combat action. */
  readonly mode?: number
}

/** Pays for an action and says so; a combat action goes on a row of its kind, any other breaks it. */
export function act(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  action: string,
  { pays, cost, once, mode }: Deed,
): void {
  const turn = currentTurn(table.board) as Turn
  const paid = payment(turn, powersOf(kit, table.board, person), pays, cost)
  const streak = mode ?? NONE
  emit(
    kit,
    table,
    once === undefined
      ? { type: 'acted', person, action, paid, streak }
      : { type: 'acted', person, action, paid, once, streak },
  )
}
