import type { Mask, Refusal, Table } from '@graveshift/kernel'
import type { Achievement } from '../achievements/achievement.ts'
import type { Board } from '../board.ts'
import type { Arm, Content } from '../content/compile.ts'
import type { BossData } from '../content/types.ts'
import type { DamageKind, GearUp } from '../game.ts'

/** What makes one boss different. Hooks are asked, never told: a rule pushes frames, it does not call back. */
export interface BossRule<Gain extends string = string, Harm extends string = string> {
  /** Its two sides; words: boss.<id>.name, .rule, .skill. */
  readonly printed: BossData
  /** The rules of the ledger that are about it alone. */
  readonly rules: readonly string[]
  /** What is special about it besides its skill: something happens when it is attacked, or when it attacks. */
  readonly special: 'attacked' | 'attacks' | undefined
  /** For whoever judges a board: the damage of one skill, and what each square takes, in hundredths. */
  readonly worth: { readonly skill: number; readonly square: number }
  /** The state of something that only this boss has, as words. */
  status?(board: Board): string
  /** What armor or ammo comes from that only this boss gives; words: gain.<it>. */
  readonly gains?: Gain
  /** What one can earn against it alone, besides its victory. */
  readonly achievements?: readonly Achievement[]
  /** Squares of a body that may not be crossed now, and why. */
  readonly closed?: {
    readonly refusal: Refusal
    squares(content: Content, board: Board, body: number): Mask
  }
  /** Why these open squares may not be drawn on; undefined if they may. */
  refuses?(board: Board, body: number, lo: number, hi: number): Refusal | undefined
  /** Whether any single open square may be crossed; asked only where `refuses` exists. */
  canBeHit?(content: Content, board: Board, body: number): boolean
  /** Damage the attacker takes for drawing here, before the blow; words: source.<from>. */
  readonly price?: {
    readonly from: Harm
    readonly rule: string
    damage(content: Content, board: Board, body: number, lo: number, hi: number, arm: Arm): number
  }
  /** What follows from crossed squares, whatever crossed them. */
  afterCross?(content: Content, table: Table<GearUp>, seat: number, body: number): void
  /** How the damage of a body meets armor; normal where not given. */
  damageKind?(body: number): DamageKind
  skill(content: Content, table: Table<GearUp>): void
}
