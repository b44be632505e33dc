import type { BossData } from '../types.ts'

/** Head, shoulders, hanging fists. The plain boss for a first game. */
export const SUPER_ABOMINATION: BossData = {
  id: 'super-abomination',
  black: {
    bodies: [
      {
        id: 'body',
        grid: ['..###..', '.#Y#Y#.', '##BAB##', '#A#B#M#', '..#Y#..', '.##.##.'],
        fixedYellow: 2,
        fixedBlue: 2,
      },
    ],
  },
  red: {
    bodies: [
      {
        id: 'body',
        grid: ['..####..', '.##YY##.', '##BAAB##', '#Y#BB#Y#', '#.#MM#.#', '..####..', '.##..##.'],
        fixedYellow: 2,
        fixedBlue: 0,
      },
    ],
  },
}
