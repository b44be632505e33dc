import type { Refusal } from '@graveshift/kernel'
import type { Board, Target } from './board.ts'
import { bossRule } from './bosses/index.ts'
import type { Arm, Content } from './content/compile.ts'
import type { Wield } from './game.ts'
import { bodyIndex, isBoss } from './reach.ts'
import { armOf, companionOf } from './seats.ts'

/** Who draws with what; a companion is named, the weapon is not. */
export interface Attacker {
  readonly seat: number
  readonly arm: Arm
  readonly companion: string | undefined
}

/** A seat with the weapon or companion it draws with. */
export function attackerWith(content: Content, board: Board, seat: number, wield: Wield): Attacker {
  return { seat, arm: armOf(content, board, seat, wield), companion: companionOf(wield) }
}

/** Damage the attacker takes for drawing here. */
export function priceOf(
  content: Content,
  board: Board,
  arm: Arm,
  target: Target,
  lo: number,
  hi: number,
): number {
  if (!isBoss(target)) return 0
  return bossRule(board).price?.damage(content, board, bodyIndex(target), lo, hi, arm) ?? 0
}

/** Why the boss's own rule forbids these squares. */
export function bossRefuses(board: Board, target: Target, lo: number, hi: number): Refusal | undefined {
  if (!isBoss(target)) return undefined
  return bossRule(board).refuses?.(board, bodyIndex(target), lo, hi)
}
