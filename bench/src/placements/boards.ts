import { drawnShape, FastChance, type Shape } from '@graveshift/kernel'

/** 6 rows of 8 squares. */
export const ROWS = 6
export const COLUMNS = 8

/** The twelve figures of five squares. */
export const DRAWINGS: readonly (readonly string[])[] = [
  ['.##', '##.', '.#.'],
  ['#####'],
  ['####', '#...'],
  ['###.', '..##'],
  ['###', '##.'],
  ['###', '.#.', '.#.'],
  ['###', '#.#'],
  ['###', '#..', '#..'],
  ['.##', '##.', '#..'],
  ['.#.', '###', '.#.'],
  ['####', '.#..'],
  ['##.', '.#.', '.##'],
]

export const SHAPES: readonly Shape[] = DRAWINGS.map(drawnShape)

/** Ways to lay each figure somewhere on an empty board, all figures together. */
export const CANDIDATES = 1540

/** Crossed squares, row by row. Boards are crossed as in a game: some hardly, some to more than half. */
export const BOARDS: readonly (readonly boolean[])[] = boards()

function boards(): boolean[][] {
  const random = new FastChance(6 * 8)
  return Array.from({ length: 240 }, (_, index) =>
    Array.from({ length: ROWS * COLUMNS }, () => random.below(100) < index % 60),
  )
}
