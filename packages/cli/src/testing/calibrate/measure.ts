import { type Calibration, nth, type ReliabilityRow } from '@graveshift/kernel'
import { chanceIn, fitChances, PROMISED, TENTHS } from './fit-chances.ts'
import { errorOf, type Foretold, scores } from './reliability.ts'
import type { MeasuredPosition } from './row.ts'

const FOLDS = 3
const THOUSAND = 1_000
/** Nothing is known to better than a hundredth; where nothing was measured a chance may be off by this much. */
const LEAST_ERROR = 10
const UNKNOWN = 250

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const thousandths = (value: number): number => Math.round(THOUSAND * value)
const foldOf = ({ game }: MeasuredPosition): number => game % FOLDS

/** Each game foretold by what was found without it. */
export function foretoldIn(rows: readonly MeasuredPosition[]): readonly Foretold[] {
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitChances(rows.filter((row) => foldOf(row) !== fold)),
  )
  return rows.map((row) => ({ game: row.game, won: row.won, chance: chanceIn(row, nth(fits, foldOf(row))) }))
}

function tenthOf(all: readonly Foretold[], tenth: number): readonly Foretold[] {
  return all.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth)
}

/** A line for every tenth in which anything was foretold. */
function tableOf(all: readonly Foretold[]): readonly ReliabilityRow[] {
  return Array.from({ length: TENTHS }, (_, tenth) => ({ tenth, some: tenthOf(all, tenth) })).flatMap(
    ({ tenth, some }): ReliabilityRow[] =>
      some.length === 0
        ? []
        : [
            {
              from: (100 * tenth) / TENTHS,
              to: (100 * (tenth + 1)) / TENTHS,
              positions: some.length,
              games: new Set(some.map(({ game }) => game)).size,
              foretold: thousandths(mean(some.map(({ chance }) => chance))),
              won: thousandths(mean(some.map(({ won }) => Number(won)))),
            },
          ],
  )
}

/** One standard error at a chance: of the share of games won there, and how far that is from what was foretold. */
function errorAt(all: readonly Foretold[], at: number): number {
  const near = all.filter(({ chance }) => Math.abs(chance - at) <= 1 / TENTHS)
  if (new Set(near.map(({ game }) => game)).size < 2) return UNKNOWN
  const off = mean(near.map(({ chance, won }) => Number(won) - chance))
  return Math.max(LEAST_ERROR, Math.round(THOUSAND * Math.hypot(errorOf(near), off)))
}

/** What promises of a game are worth, from positions of games of strong bots. */
export function calibrate(rows: readonly MeasuredPosition[], command: string): Calibration {
  const foretold = foretoldIn(rows)
  const brier = (chances: readonly Foretold[]) => thousandths(scores(chances).brier)
  const always = mean(rows.map(({ won }) => Number(won)))
  return {
    command,
    games: new Set(rows.map(({ game }) => game)).size,
    positions: rows.length,
    chances: fitChances(rows).map(thousandths),
    error: PROMISED.map((at) => errorAt(foretold, at)),
    brier: {
      promise: brier(rows.map((row) => ({ ...row, chance: chanceIn(row, PROMISED) }))),
      chance: brier(foretold),
      mean: brier(rows.map((row) => ({ ...row, chance: always }))),
    },
    table: tableOf(foretold),
  }
}
