import type { Difficulty } from './plan.ts'

/** What the difficulties of missions say about the strong bot, in shares of games won. */
export const BANDS = {
  easy: [0.6, 0.85],
  medium: [0.35, 0.6],
  hard: [0.15, 0.35],
} as const satisfies Readonly<Record<Difficulty, readonly [least: number, most: number]>>
