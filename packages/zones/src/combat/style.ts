import type { Refusal, Table } from '@graveshift/kernel'
import type { Card } from '../content/types.ts'
import type { Zones, ZonesFrameOf, ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import type { Arm, Plan } from './plan.ts'

/** A way of fighting that is declared with the attack, such as with all the steam that a weapon holds. */
export interface FightingStyle<G extends ZonesGame = Zones> {
  readonly id: string
  /** Why somebody cannot fight so with this. */
  cannot(board: G['board'], person: number, arm: Arm): Refusal | undefined
  /** Whether a spent weapon may be used so, because it is loaded first. */
  loads?(card: Card): boolean
  /** The attack was declared: the first thing that comes of it, before any shot is spent. */
  begins?(table: Table<G>, person: number, arm: Arm): void
  /** Zones that a shot goes farther. */
  moreRange(card: Card): number
  /** What the attack comes to, of what it would come to without. */
  plan(board: G['board'], person: number, arm: Arm, zone: number, plain: Plan): Plan
  /** What bots hold against fighting so, such as that it may spoil a weapon. */
  risk?(plan: Plan): number
  /** The attack is over, with these dice: the last thing that comes of it. */
  over(table: Table<G>, attack: ZonesFrameOf<'attack'>): void
}

/** The style that an attack was declared with, if any. */
export function styleNamed({ styles }: Kit, id: string | undefined): FightingStyle | undefined {
  if (id === undefined) return undefined
  for (const style of styles) if (style.id === id) return style
  return undefined
}
