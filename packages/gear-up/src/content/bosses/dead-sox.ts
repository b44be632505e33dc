import type { BossData } from '../types.ts'

/** The catcher squats, the batter holds the bat up, the pitcher stretches out the throwing arm. */
export const DEAD_SOX: BossData = {
  id: 'dead-sox',
  black: {
    bodies: [
      { id: 'catcher', grid: ['.##.', '#YB#', '##M#'], fixedYellow: 0, fixedBlue: 0 },
      { id: 'batter', grid: ['#...', '#.#.', '##Y#', '.#B.', '.#A.'], fixedYellow: 2, fixedBlue: 2 },
      { id: 'pitcher', grid: ['.#...', '#Y###', '.BM..', '.#...'], fixedYellow: 0, fixedBlue: 0 },
    ],
  },
  red: {
    bodies: [
      { id: 'catcher', grid: ['.###.', '#YBY#', '#MA##', '.#.#.'], fixedYellow: 0, fixedBlue: 0 },
      { id: 'batter', grid: ['#...', '#.#.', '##Y#', '.BBY', '.#A#'], fixedYellow: 1, fixedBlue: 1 },
      { id: 'pitcher', grid: ['.##..', '#YB##', '.YM#.', '.##..'], fixedYellow: 0, fixedBlue: 0 },
    ],
  },
}
