import type { WESTERN_DIFFICULTIES } from './types.ts'

/** What difficulties say here, in shares of games that strong bots win. */
export const WESTERN_BANDS: Readonly<
  Record<(typeof WESTERN_DIFFICULTIES)[number], readonly [least: number, most: number]>
> = {
  easy: [0.75, 1],
  medium: [0.6, 0.75],
  hard: [0.4, 0.55],
  'very-hard': [0.25, 0.35],
}
