import type { Mask, Refusal, Table } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Arm, Content } from '../content/compile.ts'
import type { DamageKind, GearUp } from '../game.ts'

/** What makes one boss different. Hooks are asked, never told: a rule pushes frames, it does not call back. */
export interface BossRule {
  /** Squares of a body that may not be crossed now. */
  closed?(content: Content, board: Board, body: number): Mask
  /** Why these open squares may not be drawn on; undefined if they may. */
  refuses?(board: Board, body: number, lo: number, hi: number): Refusal | undefined
  /** Whether any single open square may be crossed; asked only where `refuses` exists. */
  canBeHit?(content: Content, board: Board, body: number): boolean
  /** Damage the attacker takes for drawing here, before the blow. */
  price?(content: Content, board: Board, body: number, lo: number, hi: number, arm: Arm): number
  /** What follows from crossed squares, whatever crossed them. */
  afterCross?(content: Content, table: Table<GearUp>, seat: number, body: number): void
  /** How the damage of a body meets armor; normal where not given. */
  damageKind?(body: number): DamageKind
  skill(content: Content, table: Table<GearUp>): void
}
