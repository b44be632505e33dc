import type { Person, Turn, ZonesBoard } from '../board.ts'
import { leftIn } from '../budget.ts'
import { ANY } from '../budgets.ts'
import { zombiesIn } from '../horde.ts'
import { strengthAt } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { personAt, powersOf } from '../people.ts'
import type { Powers } from '../skills/powers.ts'
import { standCost, stepsToNearest } from './attacks.ts'
import type { Orders } from './orders.ts'
import { type Roads, roadsOf } from './roads.ts'

/** Who thinks about the next action, and what it goes by. */
export interface Outset<B extends ZonesBoard = ZonesBoard> {
  readonly kit: Kit
  readonly board: B
  readonly person: number
  readonly who: Person
  readonly powers: Powers
  readonly turn: Turn
  /** Actions of any kind that are left. */
  readonly left: number
  readonly orders: Orders
  /** Where they are wanted. */
  readonly target: number
  readonly roads: Roads
  /** What one action takes, in hundredths of a zombie. */
  readonly strength: number
  /** Zombies in the own zone. */
  readonly here: number
}

/** What somebody sees who thinks about the next action. */
export interface Look<B extends ZonesBoard = ZonesBoard> extends Outset<B> {
  /** What it costs to stay where it is; with this every other place is compared. */
  readonly stay: number
  /** Steps to the nearest of the others. */
  readonly apart: number
}

export function lookOf(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  turn: Turn,
  orders: Orders = kit.aims.orders(board),
): Look {
  const powers = powersOf(kit, board, person)
  const who = personAt(board, person)
  const outset: Outset = {
    kit,
    board,
    person,
    who,
    powers,
    turn,
    left: Math.max(0, leftIn(turn, powers, ANY)),
    orders,
    target: orders.target[person] as number,
    roads: roadsOf(kit, board),
    strength: strengthAt(kit, board, person),
    here: zombiesIn(kit, board, who.zone),
  }
  const { zone } = who
  return { ...outset, stay: standCost(outset, zone, outset.left), apart: stepsToNearest(outset, zone) }
}
