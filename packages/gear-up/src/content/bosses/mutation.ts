import type { BossData } from '../types.ts'

/** A lopsided lump with limbs on all sides, crossed by seams that spit when they are cut. */
export const MUTATION: BossData = {
  id: 'mutation',
  black: {
    bodies: [
      {
        id: 'body',
        grid: ['.##...#', '##Y#.#M', '.#BA##.', '.##YB#.', '##M##..', '#.#YB##', '......#'],
        lines: ['c2-d2', 'c3-d3', 'c4-d4', 'c5-c6', 'd5-d6', 'e5-e6'],
        fixedYellow: 1,
        fixedBlue: 1,
      },
    ],
  },
  red: {
    bodies: [
      {
        id: 'body',
        grid: ['##....##', '.#Y##M#.', '.##BA##.', '##YB##A#', '#.#YYB#.', '..M#B##.', '.##.#.##'],
        lines: ['c2-d2', 'c3-d3', 'c4-d4', 'c5-d5', 'e4-e5', 'f4-f5', 'g4-g5', 'e2-f2', 'e3-f3'],
        fixedYellow: 0,
        fixedBlue: 0,
      },
    ],
  },
}
