import { NONE } from '@graveshift/zones'
import type { Board, Token } from '../../board.ts'
import type { Goal } from '../goal.ts'

export const tokensOf = ({ tokens }: Board, kind: Token['kind']): Token[] =>
  tokens.filter((token) => token.kind === kind)

const takenOf = (board: Board, kind: Token['kind']): number =>
  tokensOf(board, kind).filter(({ by }) => by !== NONE).length

export const objectives: Goal<'objectives'> = {
  met: (_kit, board, { count }) =>
    takenOf(board, 'objective') >= (count ?? tokensOf(board, 'objective').length),
}

export const crates: Goal<'crates'> = {
  met: (_kit, board, { count }) => takenOf(board, 'crate') >= (count ?? tokensOf(board, 'crate').length),
}
