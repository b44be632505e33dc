import { type Finish, has } from '@graveshift/kernel'
import type { Content } from '../content/compile.ts'
import type { GearUp } from '../game.ts'
import { isBoss } from '../reach.ts'
import { freshBossLeft, lookAtBoss } from './boss-left.ts'

const LAST_ROUND = 2
/** Squares of the boss that one seat can hope to cross in a turn: a large shape, activated twice. */
const MOST_A_SEAT = 12

/** The boss is the way to the win: in the last round, up to the walk, while so much of it is left that a turn may do. */
export function finishOf(content: Content): Finish<GearUp> {
  const left = freshBossLeft()
  return {
    left(board) {
      if (board.round < LAST_ROUND || (board.step !== 'attack' && board.step !== 'ammo')) return undefined
      lookAtBoss(content, board, left)
      return left.squares > MOST_A_SEAT * board.seats.length ? undefined : left.squares
    },
    helps(pick) {
      switch (pick.do) {
        case 'hit':
        case 'shoot':
          return isBoss(pick.target)
        case 'sweep':
          return pick.targets.some(isBoss)
        default:
          // A second activation is a blow to come.
          return has(pick, 'pay')
      }
    },
  }
}
