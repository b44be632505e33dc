import { type Calibration, type Game, type Judgement, nth, type Planning } from '@graveshift/kernel'
import { rounded } from './rounded.ts'

/** Fewer games than these say little about what promises are worth. */
export const ENOUGH_GAMES = 200

/** What promises are worth, where it was measured well enough to go by. */
export const calibrationOf = <G extends Game>({ calibration }: Planning<G>): Calibration | undefined =>
  calibration && calibration.games >= ENOUGH_GAMES ? calibration : undefined

/**
 * Where the chance to win comes from: measured in games of strong bots, promised by the ruleset's own estimate and not
 * held against games yet, or counted in games played on to their end.
 */
export type ChanceSource = 'measured' | 'promised' | 'counted'

export function chanceSource<G extends Game>({ winModel, planning }: Judgement<G>): ChanceSource {
  if (winModel || (planning && calibrationOf(planning))) return 'measured'
  return planning ? 'promised' : 'counted'
}

/** How far off a chance may be, at every tenth of it; undefined where nobody has measured it. */
export const errorsOf = <G extends Game>({
  winModel,
  planning,
}: Judgement<G>): { readonly error: readonly number[] } | undefined =>
  winModel ?? (planning && calibrationOf(planning))

/** Promises are told in ten-thousandths, chances in thousandths. */
const FINER = 10
const TENTH = 1_000
const CERTAIN = 10_000

/** The chance to win that a board promises, in thousandths: as strong bots would win from there, where that was measured. */
export function chanceOn<G extends Game>(planning: Planning<G>, board: G['board']): number {
  const promise = planning.promise(board)
  const chances = calibrationOf(planning)?.chances
  if (!chances || promise === CERTAIN) return rounded(promise / FINER)
  const at = Math.floor(promise / TENTH)
  const here = nth(chances, at)
  return rounded(here + ((nth(chances, at + 1) - here) * (promise - at * TENTH)) / TENTH)
}
