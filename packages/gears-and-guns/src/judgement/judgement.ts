import { judgementOf } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Choice, Pick } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { ownAnswer } from './answers.ts'

/** What bots go by: what all games on zones have, and answers to the questions of this one. */
export function westernJudgement(kit: WesternKit) {
  const { planning, ...judgement } = judgementOf(kit)
  const policy = (board: Board, choice: Choice, list: Parameters<typeof planning.policy>[2]) =>
    ownAnswer(kit, board, choice, () => list() as readonly Pick[]) ??
    planning.policy(board, choice as never, list)
  return { ...judgement, planning: { ...planning, policy } }
}
