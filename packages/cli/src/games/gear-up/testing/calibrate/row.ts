import { lookAhead } from '@graveshift/bots'
import { defeatOf, GEAR_UP, STANDARD_CONTENT } from '@graveshift/gear-up'
import { cloneState, FastChance } from '@graveshift/kernel'
import type { Position } from './position.ts'

/** The board at which a game that was played on is looked at. */
export interface Leaf {
  readonly parts: readonly number[]
  readonly clock: number
  readonly outcome: string | undefined
  readonly defeat: ReturnType<typeof defeatOf> | undefined
}

/** A position as the fit sees it. */
export interface CalibrationRow {
  readonly game: number
  readonly won: boolean
  readonly seats: number
  readonly difficulty: string
  readonly clock: number
  readonly leaves: readonly Leaf[]
}

const GAMES = 24
const SPREAD = 0x9e37_79b1

/** Plays a position on as the coach does. */
export function rowOf({ game, won, state }: Position): CalibrationRow {
  const { weigh, clock, winModel } = GEAR_UP.judgement
  if (!winModel) throw new Error('Gear Up has no winModel')
  const leaves = Array.from({ length: GAMES }, (_, index): Leaf => {
    const chance = new FastChance((state.control.asked + Math.imul(index, SPREAD)) | 0)
    const { board, control } = cloneState(GEAR_UP, state)
    lookAhead(GEAR_UP, { board, control }, chance, chance, winModel.rolloutBudget)
    const parts: number[] = []
    weigh(board, parts)
    const outcome = GEAR_UP.outcome(board)
    const defeat = outcome === 'lost' ? defeatOf(STANDARD_CONTENT, board) : undefined
    return { parts, clock: clock(board), outcome, defeat }
  })
  return {
    game,
    won,
    seats: state.board.seats.length,
    difficulty: state.board.setup.difficulty,
    clock: clock(state.board),
    leaves,
  }
}
