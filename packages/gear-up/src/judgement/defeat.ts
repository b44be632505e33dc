import { nth, sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { Content } from '../content/compile.ts'

/** How a game was lost: by a death, or by time with so many squares of the boss left. */
export function defeatOf(
  content: Content,
  board: Board,
): { readonly isDeath: boolean; readonly squares: number } {
  const squares = bossSide(content, board).bodies.reduce((sum, { needed }, index) => {
    const { lo, hi } = nth(board.boss.bodies, index)
    return sum + sizeOf(needed.lo & ~lo, needed.hi & ~hi)
  }, 0)
  return { isDeath: board.seats.some(({ health }) => health <= 0), squares }
}
