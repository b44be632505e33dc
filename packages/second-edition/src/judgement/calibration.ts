import type { Calibration } from '@graveshift/kernel'

/** Written by npm run calibrate: docs/coach.md. */
export const CALIBRATION: Calibration = {
  command: 'npm run labels -- second-edition --survivors amy,doug,elle,josh,ned,wanda --each-seats 20',
  games: 4160,
  positions: 31998,
  chances: [48, 467, 467, 534, 542, 592, 592, 687, 805, 805, 805],
  error: [20, 19, 66, 26, 17, 10, 10, 11, 15, 10, 10],
  brier: { promise: 244, chance: 212, mean: 247 },
  table: [
    { from: 0, to: 10, positions: 968, games: 908, foretold: 52, won: 33 },
    { from: 10, to: 20, positions: 669, games: 389, foretold: 162, won: 229 },
    { from: 20, to: 30, positions: 701, games: 488, foretold: 243, won: 301 },
    { from: 30, to: 40, positions: 1174, games: 970, foretold: 363, won: 362 },
    { from: 40, to: 50, positions: 8566, games: 3262, foretold: 467, won: 450 },
    { from: 50, to: 60, positions: 10926, games: 3773, foretold: 551, won: 557 },
    { from: 60, to: 70, positions: 3077, games: 2010, foretold: 640, won: 633 },
    { from: 70, to: 80, positions: 2804, games: 1645, foretold: 759, won: 772 },
    { from: 80, to: 90, positions: 1227, games: 697, foretold: 813, won: 817 },
    { from: 90, to: 100, positions: 1886, games: 1876, foretold: 995, won: 999 },
  ],
}
