import { judgementOf } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice, Pick } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { ownAnswer } from './answers.ts'
import { CALIBRATION } from './calibration.ts'
import { outlookFactor } from './promise.ts'

const WHOLE = 1_000

/** What bots go by: what all games on zones have, and answers to the questions of this one. */
export function westernJudgement(kit: WesternKit) {
  const { planning, ...judgement } = judgementOf(kit, CALIBRATION)
  const policy = (board: Board, choice: Choice, list: Parameters<typeof planning.policy>[2]) =>
    ownAnswer(kit, board, choice, () => list() as readonly Pick[]) ??
    planning.policy(board, choice as never, list)
  const promise = (board: Board) =>
    board.outcome === undefined
      ? Math.floor((planning.promise(board) * outlookFactor(kit, board)) / WHOLE)
      : planning.promise(board)
  return { ...judgement, planning: { ...planning, policy, promise } }
}
