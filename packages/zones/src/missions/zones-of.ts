import { zoneNamed } from '../map/board.ts'
import type { Mission } from './compile.ts'

/** Zones that a rule or goal names; the linter has seen to it that they exist. */
export function zonesOf({ board }: Pick<Mission, 'board'>, names: readonly string[]): readonly number[] {
  return names.map((name) => zoneNamed(board, name))
}
