import type { ContentData } from './types.ts'

/**
 * Regular and special zombies by letter, first row one seat. Only four seats, black, are known; the others are set
 * so that every number of seats has about the same chance (docs/balance).
 */
export const SPAWN_AID: ContentData['spawnAid'] = {
  black: [
    { a: [1, 0], b: [0, 1], c: [2, 0] },
    { a: [1, 0], b: [2, 0], c: [3, 0] },
    { a: [2, 0], b: [1, 1], c: [1, 2] },
    { a: [3, 0], b: [2, 1], c: [1, 2] },
    { a: [3, 0], b: [2, 1], c: [2, 2] },
    { a: [4, 0], b: [4, 1], c: [4, 1] },
  ],
  red: [
    { a: [1, 0], b: [0, 1], c: [0, 2] },
    { a: [1, 0], b: [1, 1], c: [0, 2] },
    { a: [3, 0], b: [3, 1], c: [2, 2] },
    { a: [3, 0], b: [4, 1], c: [4, 2] },
    { a: [4, 0], b: [2, 2], c: [4, 2] },
    { a: [5, 0], b: [6, 1], c: [7, 1] },
  ],
}
