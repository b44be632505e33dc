import { NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { tokensOf } from './objectives.ts'

/** What being near an objective is worth beside having taken one. */
const NEAR = Math.floor(WHOLE / 3)

/** Survivors who have taken none yet. */
const without = (board: Board): number => {
  const takers = new Set(tokensOf(board, 'objective').map(({ by }) => by))
  return board.people.filter(({ seat }, index) => seat !== NONE && !takers.has(index)).length
}

export const objectiveEach: Goal<'objective-each'> = {
  met: (_kit, board) => without(board) === 0,
  progress(kit, board) {
    const free = tokensOf(board, 'objective').filter(({ by }) => by === NONE)
    const places = free.map(({ zone }) => zone)
    const takers = new Set(tokensOf(board, 'objective').map(({ by }) => by))
    let sum = 0
    let all = 0
    board.people.forEach((who, person) => {
      if (who.seat === NONE) return
      all += WHOLE
      sum += takers.has(person) ? WHOLE : nearness(kit, board, who, places, NEAR)
    })
    return share(sum, all)
  },
  impossible: (_kit, board) =>
    without(board) > tokensOf(board, 'objective').filter(({ by }) => by === NONE).length,
}
