import type { ContentData } from './types.ts'

/**
 * Regular and special zombies by letter, first row one seat. Only four seats, black, are known; the others keep
 * about the same load of HP spaces per seat, the red side about a third more.
 */
export const SPAWN_AID: ContentData['spawnAid'] = {
  black: [
    { a: [1, 0], b: [1, 0], c: [0, 1] },
    { a: [1, 0], b: [2, 0], c: [1, 1] },
    { a: [2, 0], b: [1, 1], c: [1, 2] },
    { a: [3, 0], b: [2, 1], c: [1, 2] },
    { a: [4, 0], b: [3, 1], c: [2, 2] },
    { a: [4, 0], b: [3, 2], c: [2, 3] },
  ],
  red: [
    { a: [1, 0], b: [0, 1], c: [0, 1] },
    { a: [1, 0], b: [1, 1], c: [0, 2] },
    { a: [3, 0], b: [2, 1], c: [1, 2] },
    { a: [4, 0], b: [3, 1], c: [1, 3] },
    { a: [5, 0], b: [4, 1], c: [2, 3] },
    { a: [6, 0], b: [4, 2], c: [3, 3] },
  ],
}
