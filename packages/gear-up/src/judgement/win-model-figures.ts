import type { WinModelFigures } from './win-model.ts'

/** Written by npm run calibrate: docs/coach.md. */
export const WIN_MODEL_FIGURES: WinModelFigures = {
  stages: [
    {
      base: 980,
      parts: [0, 1164, 128, 202, 111],
      difficulty: { easy: 1098, hard: -1254, nightmare: -1952 },
    },
    {
      base: 1725,
      parts: [1591, 448, 284, 1719, 395],
      difficulty: { easy: 617, hard: -941, nightmare: -1615 },
    },
    {
      base: 3109,
      parts: [498, 1418, 0, 779, 554],
      difficulty: { easy: 508, hard: -57, nightmare: -40 },
    },
  ],
  lost: { now: -3141, death: -11476, turn: 612, time: 351, square: -388 },
  error: [10, 65, 114, 149, 171, 178, 169, 149, 114, 65, 10],
}
