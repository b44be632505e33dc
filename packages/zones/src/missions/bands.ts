import type { Difficulty } from './plan.ts'

/** What the difficulties of missions say about the strong bot, in shares of games won. */
export const BANDS = {
  easy: [0.4, 1],
  medium: [0.1, 0.4],
  hard: [0, 0.1],
} as const satisfies Readonly<Record<Difficulty, readonly [least: number, most: number]>>

/** What a mission is called of which so many games were won. */
export function labelFor(won: number, games: number): Difficulty {
  const share = won / games
  return share >= BANDS.easy[0] ? 'easy' : share >= BANDS.medium[0] ? 'medium' : 'hard'
}
