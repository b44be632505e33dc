import type { Calibration } from '@graveshift/kernel'

/** Written by npm run calibrate: docs/coach.md. */
export const CALIBRATION: Calibration = {
  command:
    'npm run labels -- second-edition --survivors amy,doug,elle,josh,ned,wanda --each-seats 20 --seats 1,2,3 --threads 1',
  games: 3640,
  positions: 27968,
  chances: [52, 486, 486, 553, 556, 602, 602, 694, 814, 814, 814],
  error: [21, 14, 73, 27, 20, 10, 10, 11, 13, 10, 10],
  brier: { promise: 248, chance: 211, mean: 245 },
  table: [
    { from: 0, to: 10, positions: 795, games: 750, foretold: 55, won: 35 },
    { from: 10, to: 20, positions: 494, games: 318, foretold: 164, won: 219 },
    { from: 20, to: 30, positions: 610, games: 394, foretold: 242, won: 323 },
    { from: 30, to: 40, positions: 752, games: 637, foretold: 358, won: 327 },
    { from: 40, to: 50, positions: 5218, games: 2287, foretold: 470, won: 456 },
    { from: 50, to: 60, positions: 11458, games: 3466, foretold: 550, won: 553 },
    { from: 60, to: 70, positions: 3226, games: 1972, foretold: 637, won: 635 },
    { from: 70, to: 80, positions: 1956, games: 1343, foretold: 750, won: 757 },
    { from: 80, to: 90, positions: 1750, games: 984, foretold: 815, won: 819 },
    { from: 90, to: 100, positions: 1709, games: 1699, foretold: 995, won: 999 },
  ],
}
