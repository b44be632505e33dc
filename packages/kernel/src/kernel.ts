import { apply, findChoice, parsePick, start } from './apply.ts'
import { cloneState } from './state.ts'
import { wasRevealed } from './view.ts'

/** What runs a game by its rules. Frozen rules bring the one they were played with. */
export interface Kernel {
  readonly start: typeof start
  readonly apply: typeof apply
  readonly findChoice: typeof findChoice
  readonly parsePick: typeof parsePick
  readonly cloneState: typeof cloneState
  readonly wasRevealed: typeof wasRevealed
}

export const KERNEL: Kernel = { start, apply, findChoice, parsePick, cloneState, wasRevealed }
