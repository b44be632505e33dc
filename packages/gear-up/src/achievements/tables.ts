import { DIFFICULTIES } from '../content/difficulties.ts'
import { seatBoard, seatCount } from '../seats.ts'
import { type Achievement, achievement, victory } from './achievement.ts'

const FULL_TABLE = 6

/** How hard, and with how many. */
export const TABLE_ACHIEVEMENTS: readonly Achievement[] = [
  ...DIFFICULTIES.map(
    ({ id }): Achievement => ({
      ...victory(`win-${id}`, ({ board }) => board.setup.difficulty === id),
      only: { rate: 'difficulty', value: id },
    }),
  ),
  victory('full-house', ({ board }) => seatCount(board) === FULL_TABLE),
  victory('lone-wolf', ({ board }) => seatCount(board) === 1),
  // They turn face up again only with round 2, so none ready means all were used in one round (GU-SOL-04).
  achievement('whole-pack', 'companionUsed', ({ board }, { seat }) =>
    seatBoard(board, seat).companions.some(({ ready }) => ready) ? undefined : seat,
  ),
]
