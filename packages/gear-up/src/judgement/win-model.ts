import type { WinModel } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { TURNS } from '../frames/game.ts'
import type { GearUp } from '../game.ts'
import { defeatOf } from './defeat.ts'
import { WIN_MODEL_FIGURES } from './win-model-figures.ts'

/** What the chance to win is made of at one time of a game, in thousandths of a logarithm of odds. */
export interface Stage {
  readonly base: number
  /** What one point of each part of the judgment counts, in thousandths. */
  readonly parts: readonly number[]
  readonly difficulty: Readonly<Record<string, number>>
}

/** Found by `npm run calibrate` in games of strong bots. */
export interface WinModelFigures {
  /** Before the first turn, when the boss comes, and after the last turn; what is between them lies between these. */
  readonly stages: readonly [Stage, Stage, Stage]
  /**
   * After a defeat: in this very turn; later by a death, more with each turn of the game, or by time, less with each
   * square of the boss that was left.
   */
  readonly lost: {
    readonly now: number
    readonly death: number
    readonly turn: number
    readonly time: number
    readonly square: number
  }
  readonly error: WinModel<GearUp>['error']
}

/** 1 / (1 + e^-x) in thousandths, x from -6 to 6 in quarters. */
const SHARES = [
  2, 3, 4, 5, 7, 9, 11, 14, 18, 23, 29, 37, 47, 60, 76, 95, 119, 148, 182, 223, 269, 321, 378, 438, 500, 562,
  622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993, 995, 996,
  997, 998,
] as const
const STEP = 250
const FARTHEST = 6000

/** The chance that goes with odds, given by their logarithm in thousandths. */
export function chanceAt(odds: number): number {
  const place = Math.max(0, Math.min(2 * FARTHEST, odds + FARTHEST))
  const at = (place / STEP) | 0
  const part = place % STEP
  const here = SHARES[at] as number
  return here + (((SHARES[at + 1] ?? here) - here) * part) / STEP
}

const valueAt = ({ base, parts, difficulty }: Stage, weighed: readonly number[], level: string): number => {
  let odds = base + (difficulty[level] ?? 0)
  for (let part = 0; part < parts.length; part++)
    odds += ((parts[part] as number) * (weighed[part] as number)) / 1000
  return odds
}

/** Turns that games are played on before their boards are looked at: more of them tell less, since bots play better. */
export const WIN_MODEL_BUDGET = { turns: 3, samples: 16 } as const

export function winModelOf(
  content: Content,
  weigh: (board: Board, into: number[]) => number,
  { stages, lost, error }: WinModelFigures = WIN_MODEL_FIGURES,
): WinModel<GearUp> {
  const weighed: number[] = []
  const afterDefeat = (board: Board, turns: number): number => {
    if (turns === 0) return lost.now
    const { isDeath, squares } = defeatOf(content, board)
    const played = (board.round - 1) * TURNS + board.turn
    return isDeath ? lost.death + played * lost.turn : lost.time + squares * lost.square
  }
  return {
    rolloutBudget: WIN_MODEL_BUDGET,
    chance(board, turns) {
      if (board.outcome !== undefined) return Math.floor(chanceAt(afterDefeat(board, turns)))
      weigh(board, weighed)
      const { round, turn, setup } = board
      const [from, to] = round === 1 ? [stages[0], stages[1]] : [stages[1], stages[2]]
      const odds =
        valueAt(from, weighed, setup.difficulty) * (TURNS - turn) +
        valueAt(to, weighed, setup.difficulty) * turn
      return Math.floor(chanceAt(Math.floor(odds / TURNS)))
    },
    error,
  }
}
