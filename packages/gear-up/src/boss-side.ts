import { Bug } from '@graveshift/kernel'
import type { Board } from './board.ts'
import type { BossSide, Content } from './content/compile.ts'

/** The side of the boss that this game's difficulty uses. */
export function bossSide(content: Content, board: Board): BossSide {
  const boss = content.bosses[board.setup.boss]
  const difficulty = content.difficulties[board.setup.difficulty]
  if (!boss || !difficulty) throw new Bug(`no boss ${board.setup.boss} at ${board.setup.difficulty}`)
  return boss.sides[difficulty.bossSide]
}

export function isBodyAlive(content: Content, board: Board, index: number): boolean {
  const crossed = board.boss.bodies[index]
  const needed = bossSide(content, board).bodies[index]?.needed
  return !!crossed && !!needed && ((needed.lo & ~crossed.lo) | (needed.hi & ~crossed.hi)) !== 0
}

export function isBossDead(content: Content, board: Board): boolean {
  return board.boss.bodies.every((_, index) => !isBodyAlive(content, board, index))
}
