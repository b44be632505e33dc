import type { BossData } from '../types.ts'

/** Seen from the front: two wide ears around the marked squares, a trunk between two tusks. */
export const ZOMBIPHANT: BossData = {
  id: 'zombiphant',
  black: {
    bodies: [
      {
        id: 'body',
        grid: ['##A..M##', '#O#YY#O#', '###BB###', '.##AM##.', '.#.YY.#.', '...B#...'],
        fixedYellow: 2,
        fixedBlue: 1,
      },
    ],
  },
  red: {
    bodies: [
      {
        id: 'body',
        grid: [
          'M##..##M',
          '#O#YY#O#',
          '###BB###',
          '.#YAAY#.',
          '.##BB##.',
          '.#.MY.#.',
          '.#.##.#.',
          '...##...',
        ],
        fixedYellow: 1,
        fixedBlue: 2,
      },
    ],
  },
}
