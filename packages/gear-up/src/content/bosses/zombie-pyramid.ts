import type { BossData } from '../types.ts'

/** A heap of bodies. Black starts crossed at the top, red in the thick of the base, far from its teeth. */
export const ZOMBIE_PYRAMID: BossData = {
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
}
