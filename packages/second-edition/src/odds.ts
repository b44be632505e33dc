import type { Json } from '@graveshift/kernel'
import { dangerLevel, LEVELS } from '@graveshift/zones'
import type { Board } from './board.ts'
import type { SecondKit } from './second-kit.ts'

/** Chances and projections, from what is public. */
export function oddsOf(_kit: SecondKit, board: Board): Json {
  return { danger: LEVELS[dangerLevel(board)] ?? null }
}
