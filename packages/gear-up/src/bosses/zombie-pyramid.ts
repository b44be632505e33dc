import { dilate } from '@graveshift/kernel'
import type { Board, Body } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { BossBody } from '../content/compile.ts'
import { harmEveryone } from '../harm.ts'
import { refuse } from '../refusals.ts'
import type { BossRule } from './boss-rule.ts'

function touches(board: Board, body: number, lo: number, hi: number): boolean {
  const crossed = board.boss.bodies[body] as Body
  const near = dilate(crossed.lo, crossed.hi)
  return ((near.lo & lo) | (near.hi & hi)) !== 0
}

/** GU-BOS-04, GU-BOS-14: a draw must touch, by side or corner, a space crossed before it. */
export const zombiePyramid: BossRule<never, never> = {
  // A heap of bodies. Black starts crossed at the top, red in the thick of the base, far from its teeth.
  printed: {
    id: 'zombie-pyramid',
    black: {
      bodies: [
        {
          id: 'body',
          grid: ['...x...', '..###..', '..YBY..', '.#A#M#.', '.#BYB#.', '###A###', '##Y#M##'],
          fixedYellow: 2,
          fixedBlue: 1,
        },
      ],
    },
    red: {
      bodies: [
        {
          id: 'body',
          grid: ['...YY...', '..#BB#..', '..#AM#..', '.#Y##Y#.', '.#BAAB#.', '#######M', '###x####'],
          fixedYellow: 2,
          fixedBlue: 1,
        },
      ],
    },
  },
  rules: ['GU-BOS-04', 'GU-BOS-14'],
  special: 'attacked',
  worth: { skill: 100, square: 100 },
  refuses: (board, body, lo, hi) =>
    touches(board, body, lo, hi) ? undefined : refuse('not-touching', 'GU-BOS-14'),
  canBeHit(content, board, body) {
    const { spaces } = bossSide(content, board).bodies[body] as BossBody
    const crossed = board.boss.bodies[body] as Body
    return touches(board, body, spaces.lo & ~crossed.lo, spaces.hi & ~crossed.hi)
  },
  skill: (_content, table) => harmEveryone(table, 1, 'boss-skill', 'unblockable'),
}
