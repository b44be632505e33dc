import type { Game } from './rules.ts'

/** What a ruleset knows about playing well, so that turns can be played on as people would who know the game. */
export interface Planning<G extends Game> {
  /** Turns that are played on to see what comes of an answer. */
  readonly turns: number
  /** An answer without looking ahead, of those that `list` gives; undefined where the best looking one is as good as any. */
  policy(board: G['board'], choice: G['choice'], list: () => readonly G['pick'][]): G['pick'] | undefined
  /** How good each answer looks: the best are tried out first. Below `HOPELESS` none is tried at all. */
  prior(board: G['board'], choice: G['choice'], picks: readonly G['pick'][]): readonly number[]
  /** The chance to win from here, in ten-thousandths. */
  promise(board: G['board']): number
  /** What thinking about a question is worth, in hundredths of the usual. */
  effort(choice: G['choice']): number
  /** The plan that an answer belongs to: a word of the ruleset without anything to fill in. */
  plan(board: G['board'], choice: G['choice'], pick: G['pick']): string
  /** What a coach tells of an answer besides its chance. */
  readonly outlook?: Outlook<G>
  /** How often good players won where so much was promised. */
  readonly calibration?: Calibration
}

/** What people count where a game was played on: what an answer brought, and what it cost. Words: `outlook.<figure>`. */
export interface Outlook<G extends Game> {
  readonly brings: readonly string[]
  readonly risks: readonly string[]
  /** How all of them stand on a board, those that are good to have first, in hundredths. */
  count(board: G['board'], into: number[]): void
}

/** A part of a reliability table: what was foretold of some positions, and how often their games were won. */
export interface ReliabilityRow {
  /** In hundredths. */
  readonly from: number
  readonly to: number
  readonly positions: number
  readonly games: number
  /** On average, in thousandths. */
  readonly foretold: number
  readonly won: number
}

/** What promises are worth, as it was measured in games of good players. */
export interface Calibration {
  /** What measures it anew. */
  readonly command: string
  readonly games: number
  readonly positions: number
  /** The chance to win, in thousandths, at every tenth of a promise from 0 to 1. */
  readonly chances: readonly number[]
  /** How far off it may be: its standard error in thousandths, at every tenth of the chance from 0 to 1. */
  readonly error: readonly number[]
  /** Brier scores in thousandths: of promises as they are, of chances found without the game, of always the mean. */
  readonly brier: { readonly promise: number; readonly chance: number; readonly mean: number }
  /** Each game foretold by what was found without it. */
  readonly table: readonly ReliabilityRow[]
}

/** Answers that look worse than this are not worth trying out. */
export const HOPELESS = -400
