import type { ZonesBoard } from '../board.ts'
import { bestMove, WORTH_AN_ACTION } from '../judgement/prune.ts'
import type { Kit } from '../kit.ts'
import { hasOpenerUnready, holdsBombUnready } from './arrange.ts'
import { POLICY as F } from './figures.ts'
import type { Look } from './look.ts'

/** Out of the way of whatever else there is to do. */
const SELDOM = -60

/** Whether one of two, or one alone, would be better armed by moving cards, by more than an action is worth. */
export function helpsAny(kit: Kit, board: ZonesBoard, person: number, partner: number): boolean {
  if (bestMove(kit, board, person, partner) >= WORTH_AN_ACTION) return true
  return person !== partner && bestMove(kit, board, partner, person) >= WORTH_AN_ACTION
}

/** Cards change hands where there is time for it, and somebody is better armed by that. */
export function exchangeWorth({ kit, board, who, here, orders, person }: Look, partner: number): number {
  if (here > 0) return SELDOM
  if (partner === person && orders.task[person] === 'hunt' && holdsBombUnready(kit, who)) return F.task
  if (partner === person && hasOpenerUnready(kit, board, person)) return F.task >> 1
  return helpsAny(kit, board, person, partner) ? F.exchange : SELDOM
}
