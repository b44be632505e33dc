import { rootOf, rounded } from './rounded.ts'
import { type Played, WON } from './win-chance.ts'

/** A share with the interval that holds the true one in 19 of 20 cases, all in thousandths. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Of a normal distribution, for 95 of a hundred. */
export const Z = 1.96
/** Before the end nothing is certain: no chance rounds to 0 or to 100 of a hundred. */
const LEAST = 5
const MOST = 994

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, rounded(value)))

/** The square of the standard error that comes of playing but so many games on. */
export function varianceOf({ games, sum, squares, isOver }: Played): number {
  if (isOver) return 0
  const mean = sum / games
  return Math.max(0, squares / games - mean * mean) / games
}

/** How far off what was measured may be at this chance, one standard error. */
export function errorAt(error: readonly number[], mean: number): number {
  const place = (mean * (error.length - 1)) / WON
  const at = Math.floor(place)
  const here = error[at] ?? 0
  return here + ((error[at + 1] ?? here) - here) * (place - at)
}

/** Wilson's interval: sound for few games and for chances near 0 and 1 too. */
function wilson(share: number, games: number): Estimate {
  const square = (Z * Z) / games
  const centre = (share + square / 2) / (1 + square)
  const half = (Z * rootOf((share * (1 - share)) / games + square / (4 * games))) / (1 + square)
  return {
    mean: between(LEAST, WON * share, MOST),
    low: between(0, WON * (centre - half), MOST),
    high: between(LEAST, WON * (centre + half), WON),
  }
}

/** The chance to win after games played on; its interval holds what few games and what the measuring leave open. */
export function estimateOf(
  played: Played,
  measured: { readonly error: readonly number[] } | undefined,
): Estimate {
  const { games, sum, isOver } = played
  if (games === 0) return { mean: WON / 2, low: 0, high: WON }
  const mean = sum / games
  if (isOver) return { mean, low: mean, high: mean }
  if (!measured) return wilson(mean / WON, games)
  const error = errorAt(measured.error, mean)
  const sure = Math.max(LEAST, Math.min(MOST, mean))
  // As many games won or lost would be as far off.
  const worth = (sure * (WON - sure)) / Math.max(1, varianceOf(played) + error * error)
  return wilson(sure / WON, worth)
}
