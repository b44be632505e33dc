import { CONTENT } from '@graveshift/gear-up'
import { nth } from '@graveshift/kernel'
import type { CalibrationRow, Leaf } from './row.ts'
import { inverse, times } from './solve.ts'

/** Times of a game between which weights change evenly: its start, the coming of the boss, its end. */
const TIMES = [0, 9, 18] as const
export const PARTS = 5
/** Against standard, whose offset is the base. */
export const LEVELS = CONTENT.difficulties.map(({ id }) => id).filter((id) => id !== 'standard')
export const BLOCK = 1 + PARTS + LEVELS.length
export const LINEAR = TIMES.length * BLOCK
/** After a defeat: at once, by a death, for each turn before it, by time, and for each square of the boss left. */
const SIZE = LINEAR + 5
/** Weights are drawn a little towards nothing, so that rare cases decide nothing alone. */
const RIDGE = 2
const ROUNDS = 25
/** As the coach tells it: nothing is certain before the end. */
const MOST_SURE = 0.995

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

function featuresOf(
  { parts, clock, defeat }: Leaf,
  { difficulty, clock: from }: CalibrationRow,
): Float64Array {
  const features = new Float64Array(SIZE)
  if (defeat) {
    const { isDeath, squares } = defeat
    const later = isDeath ? [0, 1, clock / 10, 0, 0] : [0, 0, 0, 1, squares / 10]
    features.set(clock === from ? [1, 0, 0, 0, 0] : later, LINEAR)
    return features
  }
  const block = [1, ...parts.map((part) => part / 1000), ...LEVELS.map((id) => Number(id === difficulty))]
  TIMES.forEach((time, at) => {
    const share = Math.max(0, 1 - Math.abs(clock - time) / 9)
    if (share > 0)
      for (let index = 0; index < BLOCK; index++) features[at * BLOCK + index] = share * nth(block, index)
  })
  return features
}

export interface Prepared extends CalibrationRow {
  /** All that were not won. */
  readonly open: readonly Float64Array[]
  readonly wins: number
}

export function prepare(row: CalibrationRow): Prepared {
  const { leaves } = row
  return {
    ...row,
    open: leaves.filter(({ outcome }) => outcome !== 'won').map((leaf) => featuresOf(leaf, row)),
    wins: leaves.filter(({ outcome }) => outcome === 'won').length,
  }
}

/** The chance that a fit sees in a position and, where wanted, how it hangs on each weight. */
export function chanceIn(
  { open, wins, leaves }: Prepared,
  weights: readonly number[],
  slope?: Float64Array,
): number {
  let sum = wins
  for (const features of open) {
    let odds = 0
    for (let at = 0; at < SIZE; at++) odds += (features[at] as number) * (weights[at] as number)
    const chance = logistic(odds)
    sum += chance
    if (!slope) continue
    const by = (chance * (1 - chance)) / leaves.length
    for (let at = 0; at < SIZE; at++) slope[at] = (slope[at] as number) + (features[at] as number) * by
  }
  return Math.min(MOST_SURE, Math.max(1 - MOST_SURE, sum / leaves.length))
}

export interface Fit {
  readonly weights: readonly number[]
  /** How sure the weights are: games count, not positions, since all positions of a game end alike. */
  readonly covariance: readonly (readonly number[])[]
}

const empty = () => Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0))

function addSquare(matrix: number[][], vector: ArrayLike<number>, by: number): void {
  for (let row = 0; row < SIZE; row++) {
    const value = (vector[row] as number) * by
    if (value !== 0)
      for (let to = 0; to < SIZE; to++)
        nth(matrix, row)[to] = nth(nth(matrix, row), to) + value * (vector[to] as number)
  }
}

const isPart = (at: number): boolean => at < LINEAR && at % BLOCK >= 1 && at % BLOCK <= PARTS

function leaveOut(information: number[][], score: number[], at: number): void {
  for (const row of information) row[at] = 0
  information[at] = Array.from({ length: SIZE }, (_, to) => Number(to === at))
  score[at] = 0
}

/** Weights under which the games that were played are likeliest, by Fisher's scoring. */
export function fit(rows: readonly Prepared[]): Fit {
  let weights: number[] = Array.from({ length: SIZE }, (_, at) => (at < LINEAR ? 0 : -1))
  for (let round = 1; ; round++) {
    const information = empty()
    const score = Array.from({ length: SIZE }, (_, at) => (at < LINEAR ? -RIDGE * nth(weights, at) : 0))
    const byGame = new Map<number, Float64Array>()
    for (const row of rows) {
      const slope = new Float64Array(SIZE)
      const chance = chanceIn(row, weights, slope)
      const doubt = chance * (1 - chance)
      const off = (Number(row.won) - chance) / doubt
      addSquare(information, slope, 1 / doubt)
      const own = byGame.get(row.game) ?? new Float64Array(SIZE)
      for (let at = 0; at < SIZE; at++) {
        score[at] = nth(score, at) + off * (slope[at] as number)
        own[at] = (own[at] as number) + off * (slope[at] as number)
      }
      byGame.set(row.game, own)
    }
    for (let at = 0; at < SIZE; at++) nth(information, at)[at] = nth(nth(information, at), at) + RIDGE
    // A part that counted against the team would be nonsense: it counts for nothing.
    const out = weights.flatMap((weight, at) => (isPart(at) && weight <= 0 && nth(score, at) < 0 ? [at] : []))
    for (const at of out) leaveOut(information, score, at)
    const back = inverse(information)
    for (const at of out) nth(back, at)[at] = 0
    if (round === ROUNDS) {
      const spread = empty()
      for (const own of byGame.values()) addSquare(spread, own, 1)
      const half = back.map((row) => times(spread, row))
      return { weights, covariance: half.map((row) => times(back, row)) }
    }
    // A first step from nothing goes too far.
    const pace = Math.min(1, 0.4 + round / 10)
    const step = times(back, score)
    weights = weights.map((weight, at) => {
      const next = weight + pace * Math.max(-2, Math.min(2, nth(step, at)))
      return isPart(at) ? Math.max(0, next) : next
    })
  }
}

/** The standard error that comes of so many games fitted and no more. */
export function errorIn(row: Prepared, { weights, covariance }: Fit): number {
  const slope = new Float64Array(SIZE)
  chanceIn(row, weights, slope)
  const vector = [...slope]
  return Math.sqrt(times(covariance, vector).reduce((sum, value, at) => sum + value * nth(vector, at), 0))
}
