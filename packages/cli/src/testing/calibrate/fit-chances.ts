import { nth } from '@graveshift/kernel'
import type { MeasuredPosition } from './row.ts'

export const TENTHS = 10
/** As many positions as these speak for promises being right as they are: few games move little. */
const PRIOR = 20
const ROUNDS = 1_000

/** How much each tenth of a promise counts in a position, and how many games were won already: those are certain. */
function weightsIn({ leaves }: MeasuredPosition): { readonly weights: number[]; readonly won: number } {
  const weights = Array.from({ length: TENTHS + 1 }, () => 0)
  let won = 0
  for (const leaf of leaves) {
    if (leaf === 1) {
      won += 1 / leaves.length
      continue
    }
    // Between two tenths chances are a straight line.
    const at = Math.floor(leaf * TENTHS)
    const beyond = leaf * TENTHS - at
    weights[at] = nth(weights, at) + (1 - beyond) / leaves.length
    weights[at + 1] = nth(weights, at + 1) + beyond / leaves.length
  }
  return { weights, won }
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * nth(other, at), 0)

/** The chance to win in a position. */
export function chanceIn(position: MeasuredPosition, chances: readonly number[]): number {
  const { weights, won } = weightsIn(position)
  return won + dot(weights, chances)
}

/** Promises as they are. */
export const PROMISED: readonly number[] = Array.from({ length: TENTHS + 1 }, (_, tenth) => tenth / TENTHS)

/** From steps to chances: a step counts for its tenth and all beyond. */
const beyond = (weights: readonly number[]): number[] =>
  weights.map((_, at) => weights.slice(at).reduce((sum, weight) => sum + weight, 0))

/** What least squares need to know of all positions: sums of the products of what counts. */
class Sums {
  readonly matrix = PROMISED.map(() => PROMISED.map(() => 0))
  readonly vector = PROMISED.map(() => 0)

  add(parts: readonly number[], won: number, counts: number): void {
    parts.forEach((part, at) => {
      this.vector[at] = nth(this.vector, at) + counts * part * won
      const row = nth(this.matrix, at)
      parts.forEach((other, to) => {
        row[to] = nth(row, to) + counts * part * other
      })
    })
  }
}

/**
 * Chances at every tenth of a promise under which the squares of what is foretold wrong are least, and which never fall.
 * Each step from tenth to tenth is found in turn, with the others as they are.
 */
export function fitChances(positions: readonly MeasuredPosition[]): readonly number[] {
  const sums = new Sums()
  for (const position of positions) {
    const { weights, won } = weightsIn(position)
    sums.add(beyond(weights), Number(position.won) - won, 1)
  }
  PROMISED.forEach((promise, tenth) => {
    sums.add(
      PROMISED.map((_, at) => Number(at <= tenth)),
      promise,
      PRIOR / TENTHS,
    )
  })
  const { matrix, vector } = sums
  const steps = PROMISED.map((_, tenth) => (tenth === 0 ? 0 : 1 / TENTHS))
  for (let round = 0; round < ROUNDS; round++)
    steps.forEach((step, at) => {
      const row = nth(matrix, at)
      steps[at] = Math.max(0, step + (nth(vector, at) - dot(row, steps)) / nth(row, at))
    })
  let sum = 0
  return steps.map((step) => {
    sum += step
    return Math.min(1, sum)
  })
}
