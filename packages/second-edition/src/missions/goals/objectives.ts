import { NONE } from '@graveshift/zones'
import type { Board, Token } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import type { Goal } from '../goal.ts'

export const tokensOf = ({ tokens }: Board, kind: Token['kind']): Token[] =>
  tokens.filter((token) => token.kind === kind)

interface Wanted {
  readonly count?: number
  readonly faces?: readonly string[]
}

/** So many are taken, or all of some faces; tokens lie in the list in the order of the mission's spots. */
function areTaken(
  { mission }: SecondKit,
  board: Board,
  kind: Token['kind'],
  { count, faces }: Wanted,
): boolean {
  const tokens = tokensOf(board, kind)
  if (faces === undefined) {
    const taken = tokens.filter(({ by }) => by !== NONE).length
    return taken >= (count ?? tokens.length)
  }
  const spots = kind === 'objective' ? mission.objectives : mission.crates
  return spots.every(({ face }, index) => !faces.includes(face) || tokens[index]?.by !== NONE)
}

export const objectives: Goal<'objectives'> = {
  met: (kit, board, wanted) => areTaken(kit, board, 'objective', wanted),
}

export const crates: Goal<'crates'> = {
  met: (kit, board, wanted) => areTaken(kit, board, 'crate', wanted),
}
