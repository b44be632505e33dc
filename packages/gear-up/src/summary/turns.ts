import type { Board } from '../board.ts'

export const TURNS_A_ROUND = 9
/** In both rounds. */
export const ALL_TURNS = 18

/** Round and turn of a turn counted over both rounds. */
export const roundAt = (at: number): number => (at > TURNS_A_ROUND ? 2 : 1)
export const turnAt = (at: number): number => (at > TURNS_A_ROUND ? at - TURNS_A_ROUND : at)

/** The turn of a board, counted over both rounds; 0 before the first. What comes between the rounds belongs to the turn before. */
export const countedTurn = ({ round, turn }: Board): number =>
  turn === 0 && round < 2 ? 0 : (round - 1) * TURNS_A_ROUND + turn
