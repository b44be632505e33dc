import { followersOf, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternHooks } from '../missions/rule.ts'

/** Whether a companion is among those of its leader who lend their ability in this mission (GG-RUL-56). */
export function mayLend(rules: readonly WesternHooks[], board: Board, companion: number): boolean {
  const most = Math.min(...rules.map(({ lending = Number.POSITIVE_INFINITY }) => lending))
  return followersOf(board, personAt(board, companion).leader).indexOf(companion) < most
}
