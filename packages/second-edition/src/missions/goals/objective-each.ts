import { NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { Goal } from '../goal.ts'
import { tokensOf } from './objectives.ts'

/** Survivors who have taken none yet. */
const without = (board: Board): number => {
  const takers = new Set(tokensOf(board, 'objective').map(({ by }) => by))
  return board.people.filter(({ seat }, index) => seat !== NONE && !takers.has(index)).length
}

export const objectiveEach: Goal<'objective-each'> = {
  met: (_kit, board) => without(board) === 0,
  impossible: (_kit, board) =>
    without(board) > tokensOf(board, 'objective').filter(({ by }) => by === NONE).length,
}
