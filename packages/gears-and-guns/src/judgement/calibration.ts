import type { Calibration } from '@graveshift/kernel'

/** Written by npm run calibrate: docs/coach.md. */
export const CALIBRATION: Calibration = {
  command:
    'npm run labels -- gears-and-guns --bots strong --seats 1 --seed west-50 --threads 2 --missions all --each 35',
  games: 183,
  positions: 1359,
  chances: [104, 323, 480, 543, 543, 750, 750, 750, 947, 947, 1000],
  error: [73, 41, 66, 83, 43, 42, 50, 47, 57, 92, 61],
  brier: { promise: 256, chance: 217, mean: 250 },
  table: [
    { from: 0, to: 10, positions: 25, games: 25, foretold: 87, won: 120 },
    { from: 10, to: 20, positions: 113, games: 83, foretold: 139, won: 159 },
    { from: 20, to: 30, positions: 76, games: 47, foretold: 249, won: 342 },
    { from: 30, to: 40, positions: 104, games: 79, foretold: 354, won: 394 },
    { from: 40, to: 50, positions: 359, games: 151, foretold: 469, won: 462 },
    { from: 50, to: 60, positions: 301, games: 124, foretold: 535, won: 518 },
    { from: 60, to: 70, positions: 153, games: 93, foretold: 636, won: 608 },
    { from: 70, to: 80, positions: 141, games: 80, foretold: 739, won: 745 },
    { from: 80, to: 90, positions: 17, games: 14, foretold: 842, won: 647 },
    { from: 90, to: 100, positions: 70, games: 67, foretold: 997, won: 943 },
  ],
}
