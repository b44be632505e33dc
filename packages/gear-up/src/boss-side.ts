import type { Board } from './board.ts'
import { castOf } from './cast.ts'
import type { BossSide, Content } from './content/compile.ts'

/** The side of the boss that this game's difficulty uses. */
export function bossSide(content: Content, board: Board): BossSide {
  return castOf(content, board).bossSide
}

export function isBodyAlive(content: Content, board: Board, index: number): boolean {
  const crossed = board.boss.bodies[index]
  const needed = bossSide(content, board).bodies[index]?.needed
  return !!crossed && !!needed && ((needed.lo & ~crossed.lo) | (needed.hi & ~crossed.hi)) !== 0
}

export function isBossDead(content: Content, board: Board): boolean {
  for (let index = 0; index < board.boss.bodies.length; index++)
    if (isBodyAlive(content, board, index)) return false
  return true
}
